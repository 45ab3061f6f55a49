// stage.js: one canvas: its size, its frames and its pointer. Draws only when something changed;
// nothing while the page is hidden or the canvas is out of view. What the pointer means is decided
// by the board.

/** @typedef {import('./engine.js').Board} Board */

const maxRatio = 3;
const maxPixels = 8_000_000;

/** Phones report ratios beyond what the eye can see: the backing store stays within bounds.
 * @param {number} width @param {number} height device pixels @param {number} ratio */
export function fitPixels(width, height, ratio) {
  const scale = Math.min(1, maxRatio / ratio, Math.sqrt(maxPixels / Math.max(1, width * height)));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)), ratio: ratio * scale };
}

/**
 * @param {object} what
 * @param {HTMLElement} what.wrapper holds the canvas and gets its pointer events
 * @param {Board} what.board
 * @param {(index: number, any: boolean) => void} what.play
 * @param {() => void} what.tried another one of the moves that are shown first is shown now
 * @param {(text: string, x: number, y: number) => void} what.hint
 * @param {() => void} what.skipped what was on its way is not shown any more
 * @param {() => void} what.lost the picture is gone and cannot be repaired
 * @param {(error: unknown) => void} what.crash
 */
export function createStage({ wrapper, board, play, tried, hint, skipped, lost, crash }) {
  const { canvas } = board.instance;
  const stopping = new AbortController();
  const { signal } = stopping;
  let frame = 0;
  let inView = true;
  let grabbed = false; // Is a finger on a piece that can be dragged?

  const visible = () => inView && document.visibilityState === 'visible';

  /** What the engine answers; a trap is left to the table, which starts it anew.
   * @template T @param {() => T} ask @returns {T | undefined} */
  function asked(ask) {
    try {
      return ask();
    } catch (error) {
      crash(error);
    }
  }

  function paint() {
    if (signal.aborted || !board.drawing) return;
    if (asked(() => board.draw(performance.now()))) request();
  }

  function request() {
    if (frame || !visible() || signal.aborted || !board.drawing) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      paint();
    });
  }

  /** Out of sight nothing is drawn, and what was under way, or happened meanwhile, is over when it
   * comes back. */
  function seen() {
    cancelAnimationFrame(frame);
    frame = 0;
    asked(() => board.skip());
    skipped();
    request();
  }

  /** @param {number} width @param {number} height device pixels */
  function resize(width, height) {
    if (!width || !height) return;
    const fitted = fitPixels(width, height, devicePixelRatio);
    asked(() => board.resize(fitted.width, fitted.height, fitted.ratio));
    // Setting the size clears the canvas: drawn in the same task, or it flashes.
    if (visible()) paint();
  }

  const sizes = new ResizeObserver(([entry]) => {
    const exact = entry.devicePixelContentBoxSize?.[0];
    // Where a ratio is only pretended (device emulation), the exact box is that of the real screen.
    const expected = entry.contentRect.width * devicePixelRatio;
    if (exact && Math.abs(exact.inlineSize - expected) <= 1) resize(exact.inlineSize, exact.blockSize);
    else resizeByRatio();
  });

  function resizeByRatio() {
    const { width, height } = canvas.getBoundingClientRect();
    resize(Math.round(width * devicePixelRatio), Math.round(height * devicePixelRatio));
  }

  /** A new ratio alone (another screen, page zoom) is no new size where the exact box is unknown. */
  function watchRatio() {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', () => (resizeByRatio(), watchRatio()), { once: true, signal });
  }

  // Several entries may have come together: the last one tells how it is now.
  const views = new IntersectionObserver((entries) => {
    inView = entries[entries.length - 1].isIntersecting;
    seen();
  });

  /** @param {string} kind @param {PointerEvent} event */
  function point(kind, event) {
    if (!event.isPrimary || !board.drawing) return;
    const box = canvas.getBoundingClientRect();
    const x = event.clientX - box.left;
    const y = event.clientY - box.top;
    const backing = canvas.width / box.width;
    const answer = asked(() => board.pointer(kind, x * backing, y * backing, event.pointerType === 'touch'));
    if (!answer) return;
    grabbed = kind === 'down' ? answer.grab === true : grabbed && kind === 'move';
    wrapper.classList.toggle('pointing', answer.cursor === 'pointer');
    hint(answer.hint, x, y);
    if (answer.skipped) skipped();
    if (answer.redraw) request();
    if (answer.play >= 0) play(answer.play, answer.any);
  }

  /** @type {[keyof HTMLElementEventMap, string][]} */
  const kinds = [
    ['pointermove', 'move'],
    ['pointerup', 'up'],
    ['pointercancel', 'cancel'],
    ['pointerleave', 'leave'],
  ];
  for (const [type, kind] of kinds) {
    wrapper.addEventListener(type, (event) => point(kind, /** @type {PointerEvent} */ (event)), { signal });
  }
  wrapper.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      // Inside a frame only a focused element brings the keyboard back.
      wrapper.focus({ preventScroll: true });
      // A card that is dragged off the canvas and let go there must still hear of it.
      if (event.pointerType === 'mouse') wrapper.setPointerCapture(event.pointerId);
      point('down', event);
    },
    { signal },
  );

  // The wheel scrolls the page, unless it turns what lies under the pointer.
  wrapper.addEventListener(
    'wheel',
    (event) => {
      if (event.deltaY === 0 || !asked(() => board.tryNext(event.deltaY > 0 ? 1 : -1, true))) return;
      event.preventDefault();
      tried();
    },
    { signal, passive: false },
  );

  // A swipe scrolls the page, unless it drags a piece.
  wrapper.addEventListener('touchmove', (event) => grabbed && event.cancelable && event.preventDefault(), { signal, passive: false });

  canvas.addEventListener(
    'webglcontextlost',
    (event) => {
      event.preventDefault();
      lost();
    },
    { signal },
  );
  document.addEventListener('visibilitychange', seen, { signal });

  try {
    sizes.observe(canvas, { box: 'device-pixel-content-box' });
  } catch {
    sizes.observe(canvas);
  }
  watchRatio();
  views.observe(wrapper);

  return {
    request,
    /** Draws at once, for when the old picture must not stay a moment longer. */
    paint() {
      cancelAnimationFrame(frame);
      frame = 0;
      paint();
    },
    /** Resolves when nothing moves any more, or when nobody looks. */
    async settled() {
      while (!signal.aborted && visible() && asked(() => board.moving())) {
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    },
    close() {
      stopping.abort();
      cancelAnimationFrame(frame);
      sizes.disconnect();
      views.disconnect();
    },
  };
}
