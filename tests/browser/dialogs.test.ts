import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRecord } from "@/lib/vault";
import type { Window } from "../support/browser";
import { itDeep } from "../support/deep";
import { inspectOpen } from "../support/inspect";
import { RunSeeder } from "../support/runs";
import { serve } from "../support/serve";
import { until } from "../support/until";
import { closeWindow, openWindow } from "../support/window";

// Dialogs that have an address are in pages.test.ts.
const served = serve();
let window: Window;

beforeAll(async () => {
  await createRecord(served.account.ctx, { type: "note", name: "Loom", body: "A text\n" });
  const seeder = new RunSeeder(served.service.databaseUrl, served.account.id);
  const runId = await seeder.run({ workflowId: "curator-told", ago: 120_000 });
  await seeder.history(runId, [
    { type: "WORKFLOW_EXECUTION_STARTED", after: 0, detail: { input: {}, trigger: "watch" } },
    { type: "WORKFLOW_EXECUTION_COMPLETED", after: 700 },
  ]);
  await seeder.close();
  window = await openWindow(served.service, { as: served.account, viewport: { width: 1280, height: 800 } });
}, 60_000);
afterAll(() => closeWindow(window));

const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name }).first().click();

type Opening = [name: string, path: string, open: (page: Page) => Promise<unknown>];

it.each<Opening>([["Delete this?", "/components", click("Asks first")]])(
  "the dialog %s is accessible",
  isAccessible,
);

it("? lists the keyboard shortcuts on any page, unless it is typed", async () => {
  const { page } = window;
  await page.goto("/vault");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await until("the page has the key", async () => {
    await page.keyboard.press("?");
    return dialog.isVisible();
  });
  await dialog.getByText("Search the vault").waitFor();
  await inspectOpen(window);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.getByLabel("Search the vault").fill("");
  await page.getByLabel("Search the vault").press("?");
  expect(await page.getByLabel("Search the vault").inputValue()).toBe("?");
  expect(await dialog.count()).toBe(0);
});

itDeep.each<Opening>([
  ["Go to", "/vault", (page) => page.getByRole("button", { name: "Go to…" }).click()],
  ["New key", "/components", click("Show a new secret")],
  ["Add a tag to 1 record", "/vault?view=table", chosen("Add tag")],
  ["Move 1 record", "/vault?view=table", chosen("Move")],
  ["Delete 1 record?", "/vault?view=table", chosen("Delete")],
  ["Event 1 of 2", "/workflows/curator-told", (page) => page.getByTitle("Details").first().click()],
])("the dialog %s is accessible", isAccessible);

async function isAccessible(name: string, path: string, open: Opening[2]): Promise<void> {
  const { page } = window;
  await page.goto(path);
  await open(page);
  await page.getByRole("dialog", { name }).waitFor();
  await inspectOpen(window, name === "Delete this?" ? { look: "closely" } : {});
}

it("a copy that fails says so beside the button, in a dialog too", async () => {
  const { page } = window;
  await page.goto("/components");
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    document.execCommand = () => false;
  });
  await click("Show a new secret")(page);
  const dialog = page.getByRole("dialog", { name: "New key" });
  await dialog.getByRole("button", { name: "Copy", exact: true }).click();
  const status = dialog.getByRole("status").getByText("Copying failed. Select the text and copy it.");
  await status.waitFor();
  expect((await status.boundingBox())?.width).toBeGreaterThan(20);
});

itDeep("a toast is accessible", () => toastIsAccessible("ok"));
itDeep.each(["warning", "failed"])("a toast is accessible: %s", toastIsAccessible);

async function toastIsAccessible(kind: string): Promise<void> {
  const { page } = window;
  await page.goto("/components");
  await page.getByRole("button", { name: `Show a toast: ${kind}` }).click();
  await page.getByText(`A toast: ${kind}.`).waitFor();
  await inspectOpen(window, { look: "closely" });
}

itDeep("Back does not open a dialog again that an address opened", async () => {
  const { page } = window;
  const dialog = page.getByRole("dialog", { name: "Delete “Loom”?" });
  await page.goto("/vault");
  await page.goto("/vault/note/Loom.md");
  await page.getByRole("link", { name: "Delete" }).click();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: "detached" });
  for (const close of ["Escape", "Cancel"]) {
    await page.getByRole("link", { name: "Delete" }).click();
    await dialog.waitFor();
    if (close === "Escape") await page.keyboard.press(close);
    else await dialog.getByRole("link", { name: close }).click();
    await dialog.waitFor({ state: "detached" });
    await page.waitForURL("**/vault/note/Loom.md");
  }
  await page.goBack();
  await page.waitForURL("**/vault");
  // Typed, so that there is no page to go back to.
  await page.goto("/vault/note/Loom.md?delete=1");
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await page.waitForURL("**/vault/note/Loom.md");
  await page.goBack();
  await page.waitForURL("**/vault");
});

function chosen(act: string) {
  return async (page: Page): Promise<void> => {
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await click(act)(page);
  };
}
