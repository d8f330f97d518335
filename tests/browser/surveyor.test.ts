import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Window } from "../support/browser";
import { itDeep } from "../support/deep";
import { serve } from "../support/serve";
import type { TestAccount } from "../support/service";
import { closeWindow, openWindow } from "../support/window";

const served = serve({ worker: true });
let account: TestAccount;
let window: Window;

beforeEach(async () => {
  account = await served.service.account();
  window = await openWindow(served.service, { as: account });
});
afterEach(() => closeWindow(window));

const NOTES = {
  Gearbox: "The gearbox of the car grinds in second gear, so the mechanic at the garage orders a clutch.",
  Brakes: "The garage replaced the brake pads of the car; the mechanic changes the tyres as well.",
  Oil: "The engine of the car lost oil on the motorway. The mechanic found a leak in the motor.",
  Harvest: "The grape harvest in the vineyard begins in September, when the grapes are sweet.",
  Cellar: "Barrels of oak in the cellar give the red wine its taste; the winemaker tops them up.",
  Frost: "Late frost damaged the vines, and the vineyard gives fewer grapes and less wine this year.",
};

const fill = async () => {
  for (const [name, body] of Object.entries(NOTES))
    await account.api.ok("createRecord", { type: "note", name, body });
};

/** Waits for the survey in the page, as a person would. */
const surveyInPage = async () => {
  const { page } = window;
  await page.goto("/knowledge/clusters");
  await page.getByRole("button", { name: "Run now" }).click();
  await page.getByRole("region", { name: "Clusters" }).waitFor({ timeout: 60_000 });
};

describe("the surveyor's pages", () => {
  itDeep("begin empty, with the next step", async () => {
    const { page } = window;
    await fill();
    await page.goto("/vault?q=wine&by=meaning");
    await page.getByRole("heading", { name: "Not indexed yet" }).waitFor();
    await page.goto("/knowledge/map");
    await page.getByRole("heading", { name: "No map yet" }).waitFor();
  });

  it("show clusters, which can be renamed, and the map with its list", async () => {
    const { page } = window;
    await fill();
    await surveyInPage();
    const cards = page.getByRole("region", { name: "Clusters" }).getByRole("article");
    expect(await cards.count()).toBe(2);
    await page.goto("/knowledge/clusters?from=500");
    await expect.poll(() => cards.count()).toBe(2);
    const wine = cards.filter({ hasText: "Frost" });
    const rename = wine.getByRole("button", { name: /^Rename/ });
    await rename.press("Enter");
    await page.keyboard.press("Escape");
    await expect.poll(() => rename.evaluate((button) => button === document.activeElement)).toBe(true);
    await rename.click();
    await wine.getByRole("textbox").fill("All about wine");
    await wine.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "All about wine" }).waitFor();

    await page.goto("/knowledge/map");
    const canvas = page.getByRole("img", { name: /^Map of 6 records/ });
    await canvas.waitFor();
    await page.getByRole("button", { name: /All about wine/ }).click();
    const chosen = page.getByRole("region", { name: "All about wine" });
    await expect.poll(() => chosen.getByRole("link").count()).toBe(3);
    await page.reload();
    await chosen.waitFor();
    await page.getByRole("button", { name: "Show all" }).click();
    await page.getByRole("region", { name: "All records" }).waitFor();
    await page.goto("/knowledge/map?cluster=unknown");
    await page.getByRole("region", { name: "All records" }).waitFor();
    await canvas.focus();
    for (const key of ["ArrowLeft", "+", "-", "0"]) await page.keyboard.press(key);
  });

  itDeep("show what is like a record, and find by meaning", async () => {
    const { page } = window;
    await fill();
    await account.api.ok("surveyorRun", {});
    await page.goto("/vault/note/Frost.md");
    const similar = page.getByRole("complementary").getByText("Similar records").locator("..");
    await similar.getByRole("link", { name: "Harvest" }).waitFor();

    await page.goto("/vault?q=vehicle repair");
    await page.getByText("No results for").waitFor();
    await page.getByRole("link", { name: "Meaning" }).click();
    await page.getByRole("table").getByRole("link", { name: "Gearbox" }).waitFor();
    await page.getByRole("link", { name: "Both" }).click();
    await page.waitForURL("**by=both**");
    await page.getByRole("table").getByRole("link", { name: "Gearbox" }).waitFor();
  });

  itDeep("opens a record by a press on its point", async () => {
    const { page } = window;
    await fill();
    await account.api.ok("surveyorRun", {});
    await page.goto("/knowledge/map");
    const canvas = page.getByRole("img", { name: /^Map of/ });
    await canvas.waitFor();
    const box = await canvas.boundingBox();
    const { points } = await account.api.ok("surveyorMap", {});
    const [point] = points;
    if (!box || !point) throw new Error("There is no map");
    const size = 0.92 * Math.min(box.width, box.height);
    const at = { x: box.width / 2 + (point.x - 0.5) * size, y: box.height / 2 + (point.y - 0.5) * size };
    await expect
      .poll(async () => {
        await canvas.hover({ position: { x: at.x + 1, y: at.y } });
        return page.getByRole("tooltip").count();
      })
      .toBe(1);
    const name = await page.getByRole("tooltip").textContent();
    await canvas.click({ position: at });
    await page.waitForURL("**/vault/note/**");
    await page.getByRole("heading", { level: 1, name: name ?? "" }).waitFor();
  });

  itDeep("reverts what was written, after confirmation, and then only proposes", async () => {
    const { page } = window;
    await fill();
    await account.api.ok("surveyorSet", { write: true });
    await surveyInPage();
    const clusterOf = async () =>
      (await account.api.ok("readRecord", { path: "note/Frost.md" })).frontmatter.cluster;
    await expect.poll(clusterOf, { timeout: 30_000 }).toBeTruthy();
    await page.getByRole("button", { name: "Revert all changes…" }).click();
    await page.getByRole("button", { name: "Revert all changes", exact: true }).click();
    await page.getByText("The surveyor now only proposes").waitFor();
    expect(await clusterOf()).toBeUndefined();
    await expect.poll(() => page.getByLabel("Write to records").isChecked()).toBe(false);
  });
});
