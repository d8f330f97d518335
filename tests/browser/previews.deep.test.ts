import { afterEach, beforeAll, expect, it } from "vitest";
import { inspectOpen } from "../support/inspect";
import { fillVault } from "../support/sample-vault";
import { serve } from "../support/serve";
import { closeWindow, openWindow, windowOn } from "../support/window";

const served = serve();
const window = windowOn(served);
/** The previews that the page asked for. */
let asked: string[] = [];

beforeAll(async () => {
  await fillVault(served.account.ctx);
  window.page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/previews/")) asked.push(decodeURIComponent(pathname));
  });
});
afterEach(() => {
  asked = [];
  expect(window.problems.splice(0)).toEqual([]);
});

const card = () => window.page.getByRole("tooltip");
const link = (name: string) => window.page.getByRole("article").getByRole("link", { name }).first();
const isDescribed = (name: string) => link(name).getAttribute("aria-describedby");

async function open() {
  await window.page.mouse.move(0, 0);
  await window.page.goto("/vault/note/Kick-off.md");
}

it("a link under the pointer shows its record, which can be pointed at, and is read once", async () => {
  const { page } = window;
  await open();
  await link("Bob Osei").hover();
  await card().getByText("Runs the machines.").waitFor();
  expect(await card().textContent()).toBe("Bob OseipersonRuns the machines.");
  expect(await isDescribed("Bob Osei")).toBe(await card().getAttribute("id"));
  expect(await link("Bob Osei").getAttribute("title")).toBeNull();
  await card().hover();
  expect(await card().isVisible()).toBe(true);
  // It takes the window to other sizes, where the pointer is not on the card.
  await inspectOpen(window);
  await link("Bob Osei").hover();
  await card().waitFor();
  await page.mouse.move(0, 0);
  await card().waitFor({ state: "hidden" });
  expect(await isDescribed("Bob Osei")).toBeNull();
  expect(await link("Bob Osei").getAttribute("title")).toBe("person/Bob Osei.md");
  await link("Bob Osei").hover();
  await card().waitFor();
  expect(asked).toEqual(["/previews/person/Bob Osei.md"]);
});

it("a link with the focus shows its record, until Escape or the focus leaves", async () => {
  const { page } = window;
  await open();
  await link("Bob Osei").focus();
  await page.keyboard.press("Tab");
  await card().getByText("Northwind", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await card().waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Northwind");
  await page.keyboard.press("Shift+Tab");
  await card().getByText("Runs the machines.").waitFor();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await card().waitFor({ state: "hidden" });
});

it("a touch opens the link, without a preview", async () => {
  const touch = await openWindow(served.service, { as: served.account, hasTouch: true });
  let previews = 0;
  touch.page.on("request", (request) => {
    if (request.url().includes("/previews/")) previews += 1;
  });
  await touch.page.goto("/vault/note/Kick-off.md");
  await touch.page.getByRole("article").getByRole("link", { name: "Bob Osei" }).first().tap();
  await touch.page.waitForURL("**/vault/person/Bob%20Osei.md");
  await touch.page.getByText("Runs the machines.", { exact: true }).waitFor();
  expect(previews).toBe(0);
  await closeWindow(touch);
});
