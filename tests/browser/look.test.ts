import { afterAll, beforeAll, expect, it } from "vitest";
import { createRecord } from "@/lib/vault";
import type { Window } from "../support/browser";
import { itDeep } from "../support/deep";
import { serve } from "../support/serve";
import { closeWindow, openWindow } from "../support/window";

const served = serve();
let window: Window;

const SENTENCE = "The quick brown fox jumps over the lazy dog, and nobody in the yard is surprised. ";

beforeAll(async () => {
  const body = `${SENTENCE.repeat(12)}\n\nSee [[Column]].\n`;
  await createRecord(served.account.ctx, { type: "note", name: "Column", body });
  window = await openWindow(served.service, {
    as: served.account,
    viewport: { width: 1600, height: 900 },
  });
});
afterAll(() => closeWindow(window));

itDeep("a text has lines of about 70 characters", async () => {
  const { page } = window;
  await page.goto("/vault/note/Column.md");
  const paragraph = page.getByRole("article", { name: "Text" }).locator("p").first();
  const perLine = await paragraph.evaluate((element) => {
    const lines =
      element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight);
    return (element.textContent ?? "").length / Math.round(lines);
  });
  expect(perLine).toBeGreaterThan(62);
  expect(perLine).toBeLessThan(76);
});

itDeep("the title of a page, of a section and a text differ in size", async () => {
  const { page } = window;
  await page.goto("/home");
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const [title, section, text] = [await sizeOf("main h1"), await sizeOf("main h2"), await sizeOf("main p")];
  expect(title).toBeGreaterThan(section);
  expect(section).toBeGreaterThan(text);
});

itDeep("nothing moves where motion is not wanted", async () => {
  const { page } = window;
  await page.goto("/home");
  const animation = () =>
    page.evaluate(() => {
      const element = document.body.appendChild(document.createElement("div"));
      element.className = "animate-spin";
      const { animationName } = getComputedStyle(element);
      element.remove();
      return animationName;
    });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await animation()).toBe("spin");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await animation()).toBe("none");
});

it.each(["/home", "/vault"])("%s has one primary action at most", hasOnePrimaryAction);

itDeep.each([
  "/vault/new",
  "/vault/ask",
  "/inbox",
  "/inbox/proposals",
  "/workers",
  "/janitor",
  "/workflows",
  "/workflows/schedules",
  "/knowledge",
  "/knowledge/clusters",
  "/knowledge/learning",
  "/gateway/credentials",
  "/gateway/agents",
  "/settings/account",
  "/settings/api-keys",
  "/settings/backups",
  "/settings/devices",
  "/settings/mailboxes",
  "/settings/webhooks",
])("%s has one primary action at most", hasOnePrimaryAction);

async function hasOnePrimaryAction(path: string): Promise<void> {
  const { page } = window;
  await page.goto(path);
  const primary = page.getByRole("main").locator(":is(a, button, label).bg-accent").filter({ visible: true });
  expect((await primary.allInnerTexts()).slice(1)).toEqual([]);
}
