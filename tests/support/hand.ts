import type { Locator, Page } from "playwright-core";
import { until } from "./until";

/** How long a page may take to show what a key did. */
const PATIENCE_MS = 8_000;

/** Does what a person does with mouse and keyboard, and counts it. Texts that are typed are not counted. */
export class Hand {
  clicks = 0;
  keys = 0;

  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** Opens a list and takes one of its options: two clicks. */
  async choose(list: Locator, option: string): Promise<void> {
    this.clicks += 2;
    await list.selectOption(option);
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  /**
   * Presses a key of the page until it has had an effect: a page listens for keys a moment after its controls work. It is given time to
   * open another page, since a second press would start over.
   */
  async pressUntil(key: string, isDone: () => Promise<boolean>): Promise<void> {
    this.keys += 1;
    await until(`${key} has had an effect`, async () => {
      if (!(await isDone())) await this.page.keyboard.press(key);
      return until(`${key} has done it`, isDone, PATIENCE_MS).then(
        () => true,
        () => false,
      );
    });
  }

  /** Types a text where the focus is. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }
}
