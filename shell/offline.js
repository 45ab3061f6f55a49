// offline.js: the service worker (sw.js) that makes the page work offline after the first visit. It
// fetches everything there is, so it starts some time after the first move, or when the visitor takes
// longer than that.

let asked = false;

function register() {
  if (asked) return;
  asked = true;
  try {
    // Frames and file:// refuse it: nothing is lost but that.
    navigator.serviceWorker?.register('sw.js').catch(() => {});
  } catch {
    // Sandboxed frames throw on the getter itself.
  }
}

/** @param {number} seconds the first of several calls to run out counts */
export const keepForOffline = (seconds) => void (asked || setTimeout(register, seconds * 1000));
