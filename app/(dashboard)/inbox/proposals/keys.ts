import { KEY } from "@/components/shortcuts/keys";

/** Keys of the proposal that has the focus; the buttons have them as `data-key`. */
export const ACTS: ReadonlySet<string> = new Set([KEY.accept, KEY.correct, KEY.discard]);
/** With Shift, of all proposals of its list. */
export const ALL_ACTS: Readonly<Record<string, string>> = {
  [KEY.accept]: `Shift+${KEY.accept.toUpperCase()}`,
  [KEY.discard]: `Shift+${KEY.discard.toUpperCase()}`,
};
/** Undoes the last accept or discard, wherever the focus is. */
export const UNDO = KEY.undo;
