import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser, type Window, windowIn } from "../support/browser";
import { itDeep } from "../support/deep";
import { differenceFrom } from "../support/pictures";
import { serve } from "../support/serve";
import { addSession } from "../support/window";

const served = serve();
let browser: Browser;
let window: Window;

beforeAll(async () => {
  // How glyphs are fitted to the grid of pixels is else a setting of the machine.
  browser = await launchBrowser(["--font-render-hinting=slight", "--disable-lcd-text"]);
  const settings = { viewport: { width: 1280, height: 900 }, locale: "en-US", timezoneId: "UTC" };
  window = await windowIn(browser, served.service, settings);
  await addSession(window, served.service, served.account);
  await window.page.goto("/components");
  // What would differ between two machines or days: the fonts of the system, and how long ago something was.
  await window.page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>("main *")) {
      if (getComputedStyle(element).fontFamily.includes("monospace"))
        element.style.fontFamily = "Inter Variable";
      if (element.localName === "time") element.textContent = "5 minutes ago";
    }
    await document.fonts.ready;
  });
}, 60_000);
afterAll(async () => {
  expect(window.problems).toEqual([]);
  await browser.close();
});

const PARTS = ["Buttons", "Fields", "States", "Messages", "Texts", "Data"];

it("the page of all components has the parts of the pictures", async () => {
  const titles = await window.page.getByRole("main").locator("section > h2").allInnerTexts();
  expect(titles).toEqual(PARTS);
});

itDeep("its pictures need no font of the machine", async () => {
  expect(await systemFonts(window.page)).toEqual([]);
});

it.each(PARTS)("%s look as they did", (part) => lookAsTheyDid(part, "light"));
itDeep.each(PARTS)("%s look as they did, dark", (part) => lookAsTheyDid(part, "dark"));

async function lookAsTheyDid(part: string, colorScheme: "light" | "dark"): Promise<void> {
  const { page } = window;
  await page.emulateMedia({ colorScheme });
  const section = page.getByRole("main").getByRole("region", { name: part, exact: true });
  const picture = await section.screenshot({ animations: "disabled", caret: "hide" });
  const stored = `tests/browser/pictures/${part.toLowerCase()}-${colorScheme}.png`;
  const failure = `${differenceFrom(stored, picture, browser.version())}, in Chromium ${browser.version()}`;
  expect(failure).toMatch(/^null,/);
}

/** The fonts of texts in the page that are not its own. */
async function systemFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "main section *",
  });
  const used = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) used.add(familyName);
  }
  return [...used];
}
