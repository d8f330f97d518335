/** Keys of the proposal that has the focus; the buttons have them as `data-key`. */
export const ACTS: ReadonlySet<string> = new Set(["a", "c", "d"]);
/** With Shift, of all proposals of its list. */
export const ALL_ACTS: Readonly<Record<string, string>> = { a: "Shift+A", d: "Shift+D" };
/** Undoes the last accept or discard, wherever the focus is. */
export const UNDO = "z";
