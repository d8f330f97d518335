import { beforeAll, expect, it } from "vitest";
import { itDeep } from "../support/deep";
import { inspectOpen } from "../support/inspect";
import { fillVault } from "../support/sample-vault";
import { serve } from "../support/serve";
import { until } from "../support/until";
import { closeWindow, openWindow, windowOn } from "../support/window";

const served = serve();
const window = windowOn(served);

beforeAll(async () => {
  await fillVault(served.account.ctx);
});

const palette = (page = window.page) => page.getByRole("dialog", { name: "Go to" });
const selected = (page = window.page) => palette(page).getByRole("option", { selected: true });

/** Opens the palette: a page listens for keys a moment after its controls work. */
async function open(path: string, page = window.page): Promise<void> {
  await page.goto(path);
  await until("the palette is open", async () => {
    if (!(await palette(page).isVisible())) await page.keyboard.press("Control+k");
    return palette(page).isVisible();
  });
}

it("opens records by letters of their names and by aliases", async () => {
  const { page } = window;
  await open("/inbox");
  await page.keyboard.type("alcn");
  await selected().getByText("person/Alice Chen").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/vault/person/Alice%20Chen.md");
  await palette().waitFor({ state: "detached" });
});

it("opens what is clicked or tapped, and nothing by a touch that moves or by the other button", async () => {
  const phone = { hasTouch: true, viewport: { width: 360, height: 560 } };
  const touch = await openWindow(served.service, { as: served.account, ...phone });
  const { page } = touch;
  await open("/inbox", page);
  const options = palette(page).getByRole("option");
  await options.nth(5).waitFor();
  await options.first().click({ button: "right" });
  const { x, y } = (await options.nth(5).boundingBox()) ?? { x: 0, y: 0 };
  const session = await touch.context.newCDPSession(page);
  for (const [type, moved] of [
    ["touchStart", 0],
    ["touchMove", 40],
    ["touchMove", 100],
    ["touchEnd"],
  ] as const)
    await session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: moved === undefined ? [] : [{ x: x + 20, y: y + 10 - moved }],
    });
  await palette(page).waitFor();
  expect(new URL(page.url()).pathname).toBe("/inbox");
  await page.keyboard.type("alcn");
  await selected(page).getByText("person/Alice Chen").tap();
  await page.waitForURL("**/vault/person/Alice%20Chen.md");
  await closeWindow(touch);
});

itDeep("opens what was typed also when its results are not there yet", async () => {
  const { page } = window;
  await open("/inbox");
  await page.keyboard.type("northw");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/vault/org/Northwind.md");
});

itDeep("shows records that were changed last first, then pages, and opens them by keys", async () => {
  const { page } = window;
  await open("/inbox");
  await palette()
    .getByRole("option", { name: /decision\/Use Postgres/ })
    .waitFor();
  await palette()
    .getByRole("option", { name: /New record/ })
    .waitFor();
  await page.keyboard.type("backups");
  await selected().getByText("Backups", { exact: true }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/settings/backups");
});

itDeep("gives the focus back when it is closed", async () => {
  const { page } = window;
  await page.goto("/vault");
  await page.getByRole("button", { name: "Go to…" }).press("Enter");
  await palette().getByRole("combobox", { name: "Record, page or action" }).waitFor();
  const label = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  expect(label).toBe("Record, page or action");
  await page.keyboard.type("zzzz");
  await palette().getByText("No results", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await palette().waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Go to…");
});

itDeep("is accessible", async () => {
  await open("/vault");
  await palette().getByRole("option").first().waitFor();
  await inspectOpen(window);
});

itDeep("rows of a list are reached with j and k, and opened with Enter", async () => {
  const { page } = window;
  await page.goto("/vault?type=task&sort=name");
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await until("the first row has the focus", async () => {
    if ((await focused()) !== "Book the room") await page.keyboard.press("j");
    return (await focused()) === "Book the room";
  });
  await page.keyboard.press("j");
  await expect.poll(focused).toBe("Draft the plan");
  await page.keyboard.press("k");
  await expect.poll(focused).toBe("Book the room");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/vault/task/Draft%20the%20plan.md");
});

itDeep("a page that is not there searches for what its address names", async () => {
  const { page } = window;
  const similar = page.getByRole("region", { name: "Similar names" });
  await page.goto("/vault/person/Alise%20Chenn.md");
  await similar.getByRole("link", { name: "Alice Chen" }).waitFor();
  await page.goto("/vault/person/Alice%20Chn.md");
  await similar.getByRole("link", { name: "Alice Chen" }).waitFor();
  await page.getByRole("searchbox", { name: "Search for a record" }).press("Enter");
  await page.waitForURL("**/vault?q=Alice+Chn");
});
