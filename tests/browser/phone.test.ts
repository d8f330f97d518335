import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Window } from "../support/browser";
import { describeDeep, itDeep } from "../support/deep";
import { inspectOpen } from "../support/inspect";
import { serve } from "../support/serve";
import { closeWindow, openWindow } from "../support/window";

const served = serve();

describe("the bar of a phone of 390 px", () => barOf(390));
describeDeep("the bar of a phone of 320 px", () => barOf(320));
describeDeep("the bar of a tablet of 768 px", () => barOf(768));

function barOf(width: number): void {
  let window: Window;

  beforeAll(async () => {
    window = await openWindow(served.service, { as: served.account, viewport: { width, height: 700 } });
  });
  afterAll(() => closeWindow(window));
  afterEach(() => {
    expect(window.problems.splice(0)).toEqual([]);
  });

  const bar = () => window.page.getByRole("navigation", { name: "Main" });
  const menu = () => bar().getByRole("button", { name: /all sections$/ });
  const section = (name: string) => bar().getByRole("link", { name, exact: true });
  const hasFocus = async (part: ReturnType<typeof menu>) =>
    part.evaluate((element) => element === document.activeElement);

  it("has the first sections, and says where one is", async () => {
    const { page } = window;
    await page.goto("/home");
    expect(await bar().getByRole("link").allInnerTexts()).toEqual(["Home", "Vault", "Inbox", "Knowledge"]);
    await section("Inbox").click();
    await page.waitForURL("**/inbox");
    await expect.poll(() => section("Inbox").getAttribute("aria-current")).toBe("page");
    expect(await section("Home").getAttribute("aria-current")).toBeNull();
    expect(await menu().getAttribute("aria-current")).toBeNull();
  });

  itDeep("opens all sections, and names the one that it does not have itself", async () => {
    const { page } = window;
    await page.goto("/home");
    await menu().click();
    await section("Workflows").waitFor();
    expect(await bar().getByRole("link").count()).toBe(4 + 9);
    await inspectOpen(window);
    await section("Workflows").click();
    await page.waitForURL("**/workflows");
    await bar().getByRole("button", { name: "Workflows, all sections" }).waitFor();
    await section("Janitor").waitFor({ state: "hidden" });
    expect(await menu().getAttribute("aria-current")).toBe("true");
  });

  itDeep("is used by keyboard alone, and the focus is where it was", async () => {
    const { page } = window;
    await page.goto("/home");
    await menu().press("Enter");
    await section("Settings").waitFor();
    await page.keyboard.press("Escape");
    await section("Settings").waitFor({ state: "hidden" });
    expect(await hasFocus(menu())).toBe(true);

    await page.keyboard.press("Enter");
    await section("Settings").waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Home");
    await page.keyboard.press("Shift+Tab");
    expect(await hasFocus(menu())).toBe(true);
    await section("Settings").press("Enter");
    await page.waitForURL("**/settings/api-keys");
    await bar().getByRole("button", { name: "Settings, all sections" }).waitFor();
    await section("Janitor").waitFor({ state: "hidden" });
    expect(await hasFocus(menu())).toBe(true);
  });

  it("leaves the end of a page in sight", async () => {
    const { page } = window;
    await page.goto("/settings/vault");
    const last = page.getByRole("main").locator("a, button, input, select").last();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [control, own] = [await last.boundingBox(), await bar().boundingBox()];
    expect((control?.y ?? 0) + (control?.height ?? 0)).toBeLessThanOrEqual(own?.y ?? 0);
  });
}
