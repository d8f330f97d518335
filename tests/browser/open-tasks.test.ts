import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRecord } from "@/lib/vault";
import type { Window } from "../support/browser";
import { serve } from "../support/serve";
import { closeWindow, openWindow } from "../support/window";

const served = serve();
let window: Window;

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  const { ctx } = served.account;
  const add = (name: string, fields: Record<string, string>) =>
    createRecord(ctx, { type: "task", name, fields });
  await add("Send the invoice", { status: "todo", due: "2020-01-31" });
  await add("Ring the printers", { status: "blocked", due: dayFromNow(3) });
  await add("Sort the shed", { status: "todo" });
  await add("Order paper", { status: "done", due: "2020-01-31" });
  window = await openWindow(served.service, { as: served.account });
});
afterAll(() => closeWindow(window));

it("lists open tasks by when they are due; one is done, and open again, at a press", async () => {
  const { page } = window;
  await page.goto("/vault/tasks");
  const shown = () => page.getByRole("main").locator("h2, li > a").allTextContents();
  expect(await shown()).toEqual([
    "Overdue",
    "Send the invoice",
    "Next 7 days",
    "Ring the printers",
    "No date",
    "Sort the shed",
  ]);
  await page.getByRole("button", { name: "Done: Ring the printers" }).click();
  await expect.poll(shown).toEqual(["Overdue", "Send the invoice", "No date", "Sort the shed"]);
  const textOf = (path: string) => readFileSync(join(served.account.vaultDir, path), "utf8");
  expect(textOf("task/Ring the printers.md")).toContain("status: done");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(shown).toContain("Ring the printers");
  expect(textOf("task/Ring the printers.md")).toContain("status: blocked");
});

it("offers them to other calendars", async () => {
  const { page } = window;
  await page.goto("/vault/tasks");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Calendar (.ics)" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("knowledge-vault.ics");
  expect(await text(await download.createReadStream())).toContain(
    "SUMMARY:Send the invoice\r\nDUE;VALUE=DATE:20200131",
  );
});

it("says on Home how many are overdue", async () => {
  const { page } = window;
  await page.goto("/home");
  await page.getByRole("link", { name: "1 task is overdue" }).click();
  await page.waitForURL("**/vault/tasks");
});
