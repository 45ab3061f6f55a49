// dialogs.js: one helper for every <dialog>. Never alert or confirm: frames forbid them.
import { h, icon, newId } from './dom.js';

/** Shows a modal dialog and gives it back. It leaves the page when it closes, so nothing that was
 * in it stays in the document; the browser returns the focus to where it was.
 * @param {{title: Node | string, body: (Node | string)[], class?: string, closable?: boolean,
 *   onclose?: () => void}} what
 * @returns {HTMLDialogElement} */
export function showDialog({ title, body, class: name = '', closable = true, onclose }) {
  const id = newId('dialog');
  const dialog = h('dialog', { class: `dialog ${name}`, 'aria-labelledby': id });
  const close = h('button', { class: 'quiet', type: 'button', label: 'page.close', onclick: () => dialog.close() }, icon('close'));
  dialog.append(
    h('header', { class: 'dialog-head' }, h('h2', { id, tabindex: '-1' }, title), closable && close),
    h('div', { class: 'dialog-body' }, ...body),
  );
  dialog.addEventListener('cancel', (event) => {
    if (!closable) event.preventDefault();
  });
  // Chromium lets a second Esc through in spite of that; the key itself is the last word, wherever
  // the focus is: a click beside the dialog takes it out.
  const stopped = new AbortController();
  const holdEsc = (/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && event.preventDefault();
  if (!closable) document.addEventListener('keydown', holdEsc, { signal: stopped.signal });
  dialog.addEventListener('close', () => {
    // Android's way back closes it in spite of everything. Whoever may take it away has removed it.
    if (!closable && dialog.isConnected) return dialog.showModal();
    stopped.abort();
    dialog.remove();
    onclose?.();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** A row of buttons at the end of a dialog. @param {...HTMLElement} buttons */
export const actions = (...buttons) => h('div', { class: 'actions' }, ...buttons);
