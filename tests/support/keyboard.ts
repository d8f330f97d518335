import type { Locator, Page } from "playwright-core";
import { until } from "./until";

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Moves the focus to a control by Tab, as those do who have no mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await until(`${target} has the focus`, async () => {
    if (await hasFocus(target)) return true;
    await page.keyboard.press("Tab");
    return false;
  });
}

/** Moves the focus to a control by Tab, and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Waits until a control has the focus. */
export const untilFocused = (target: Locator): Promise<void> =>
  until(`${target} has the focus`, () => hasFocus(target));

/** Waits until the focus is on a control of a part of the page, and not lost. */
export const untilFocusIn = (part: Locator): Promise<void> =>
  until(`the focus is in ${part}`, () =>
    part.evaluate((element) => element.contains(document.activeElement)),
  );
