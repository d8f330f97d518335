/** Whether a key is typed into something. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether a key belongs to a character that is being composed, as with an input method for Chinese or Japanese. */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  // Safari reports the Enter that ends a composition after its end, by this code alone.
  isComposing || keyCode === 229;

/** Whether a plain key may act on the page: it is typed into nothing, and no dialog is open. */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) &&
  !isTyping(event.target) &&
  !document.querySelector("dialog[open]");
