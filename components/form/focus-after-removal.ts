/**
 * Gives the focus to the remove button at the position of the removed row's, or else to the last; if no row is
 * left, to `otherwise`. Call it when the row is gone.
 */
export function focusAfterRemoval(list: Element | null, at: number, otherwise: HTMLElement | null): void {
  const buttons = [...(list?.querySelectorAll<HTMLElement>("[data-remove]") ?? [])];
  (buttons[at] ?? buttons.at(-1) ?? otherwise)?.focus();
}
