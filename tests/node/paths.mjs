// paths.mjs: where the tests under Node find what was built.
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const flotilla = `${root}build/native/flotilla`;

/** The module of the rules alone, as the bot worker loads it. */
export async function loadRules() {
  const { default: create } = await import(`${root}build/web/rules.mjs`);
  return create();
}
