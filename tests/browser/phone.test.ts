import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { Window } from "../support/browser";
import { inspectOpen } from "../support/inspect";
import { serve } from "../support/serve";
import { closeWindow, openWindow } from "../support/window";

const served = serve();
let window: Window;

beforeAll(async () => {
  const viewport = { width: 390, height: 844 };
  window = await openWindow(served.service, { as: served.account, viewport });
});
afterAll(() => closeWindow(window));
afterEach(() => {
  expect(window.problems.splice(0)).toEqual([]);
});

const bar = () => window.page.getByRole("navigation", { name: "Main" });
const menu = () => bar().getByRole("button", { name: /all sections$/ });

it("has a bar with the first sections, which says where one is", async () => {
  const { page } = window;
  await page.goto("/home");
  const titles = await bar().getByRole("link").allTextContents();
  expect(titles.map((title) => title.trim())).toEqual(["Home", "Vault", "Inbox", "Knowledge"]);
  await bar().getByRole("link", { name: "Inbox" }).click();
  await page.waitForURL("**/inbox");
  await bar().locator("[aria-current=page]", { hasText: "Inbox" }).waitFor();
  expect(await menu().getAttribute("aria-current")).toBeNull();
});

it("opens all sections, and names the one that is not in the bar", async () => {
  const { page } = window;
  await page.goto("/home");
  await menu().click();
  await bar().getByRole("link", { name: "Workflows" }).waitFor();
  expect(await bar().getByRole("link").count()).toBe(4 + 9);
  await inspectOpen(window);
  await bar().getByRole("link", { name: "Workflows" }).click();
  await page.waitForURL("**/workflows");
  await bar().getByRole("button", { name: "Workflows, all sections" }).waitFor();
  await bar().getByRole("link", { name: "Janitor" }).waitFor({ state: "hidden" });
});

it("closes by Escape, and the focus is where it was", async () => {
  const { page } = window;
  await page.goto("/home");
  await menu().press("Enter");
  await bar().getByRole("link", { name: "Settings" }).waitFor();
  await page.keyboard.press("Escape");
  await bar().getByRole("link", { name: "Settings" }).waitFor({ state: "hidden" });
  expect(await menu().evaluate((button) => button === document.activeElement)).toBe(true);
});

it("leaves the end of a page in sight above the bar", async () => {
  const { page } = window;
  await page.goto("/settings/vault");
  const last = page.getByRole("main").locator("a, button, input, select").last();
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [control, own] = [await last.boundingBox(), await bar().boundingBox()];
  expect((control?.y ?? 0) + (control?.height ?? 0)).toBeLessThanOrEqual(own?.y ?? 0);
});
