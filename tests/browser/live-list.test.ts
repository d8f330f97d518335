import { afterEach, beforeEach, expect, it } from "vitest";
import { reconcile } from "@/lib/vault";
import type { Window } from "../support/browser";
import { itDeep } from "../support/deep";
import { serve } from "../support/serve";
import type { TestAccount } from "../support/service";
import { writeInto } from "../support/vault";
import { closeWindow, openWindow } from "../support/window";

const served = serve();
let account: TestAccount;
let window: Window;

beforeEach(async () => {
  account = await served.service.account();
  for (let n = 10; n < 50; n += 1)
    writeInto(account.vaultDir, `task/Task ${n}.md`, "---\ntype: task\nstatus: todo\n---\n");
  await reconcile(account.ctx);
  window = await openWindow(served.service, { as: account, viewport: { width: 1280, height: 600 } });
});
afterEach(() => closeWindow(window));

const row = (name: string) => window.page.getByRole("row").filter({ hasText: name });
const link = (name: string) => window.page.getByRole("link", { name, exact: true });
const focused = () => window.page.evaluate(() => document.activeElement?.textContent);
const topOf = async (name: string) => Math.round((await link(name).boundingBox())?.y ?? 0);
const scrolled = () => window.page.evaluate(() => Math.round(scrollY));

/** Another program finishes a task, and the page shows it. */
async function finish(name: string) {
  await account.api.ok("editRecord", { path: `task/${name}.md`, set: { status: "done" } });
  await row(name).getByText("done").waitFor();
}

const LIST = "/vault?type=task&sort=name";

it("shows what changes elsewhere, where one is", () => showsChanges(LIST));
itDeep("shows so in the table, too", () => showsChanges(`${LIST}&view=table&columns=status`));

async function showsChanges(path: string): Promise<void> {
  const { page } = window;
  await page.goto(path);
  await link("Task 40").focus();
  await expect.poll(scrolled).toBeGreaterThan(0);
  const before = await scrolled();
  await finish("Task 38");
  expect([await focused(), await scrolled()]).toEqual(["Task 40", before]);
  // A row above moves neither the focus nor what is in sight.
  const place = await topOf("Task 40");
  await account.api.ok("createRecord", { type: "task", name: "Task 09" });
  await link("Task 09").waitFor({ state: "attached" });
  expect([await focused(), await topOf("Task 40")]).toEqual(["Task 40", place]);
  await account.api.ok("deleteRecord", { path: "task/Task 09.md" });
  await link("Task 09").waitFor({ state: "detached" });
  expect([await focused(), await topOf("Task 40")]).toEqual(["Task 40", place]);
}

itDeep("keeps the selection of the table when records are changed, added and deleted elsewhere", async () => {
  const { page } = window;
  await page.goto("/vault?type=task&sort=name&view=table&columns=status");
  const box = (name: string) => page.getByRole("checkbox", { name: `Select ${name}`, exact: true });
  await box("Task 30").check();
  await box("Task 31").check();
  const bar = page.getByRole("toolbar", { name: "Selected records" });
  await bar.getByText("2 records selected").waitFor();
  await finish("Task 30");
  await account.api.ok("createRecord", { type: "task", name: "Task 09" });
  await link("Task 09").waitFor({ state: "attached" });
  expect(await box("Task 30").isChecked()).toBe(true);
  await bar.getByText("2 records selected").waitFor();
  await account.api.ok("deleteRecord", { path: "task/Task 31.md" });
  await bar.getByText("1 record selected").waitFor();
});
