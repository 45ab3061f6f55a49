// offline.js: the service worker (sw.js) that makes the page work offline after the first visit. It
// fetches everything there is, so it starts only when the first move has been made, or after a while.

let asked = false;
const patience = 8_000;

export function keepForOffline() {
  if (asked) return;
  asked = true;
  try {
    // Frames and file:// refuse it: nothing is lost but that.
    navigator.serviceWorker?.register('sw.js').catch(() => {});
  } catch {
    // Sandboxed frames throw on the getter itself.
  }
}

export const keepForOfflineLater = () => setTimeout(keepForOffline, patience);
