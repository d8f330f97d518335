import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createRecord } from "@/lib/vault";
import type { Window } from "../support/browser";
import { fillVault } from "../support/sample-vault";
import { serve } from "../support/serve";
import type { TestAccount } from "../support/service";
import { closeWindow, openWindow } from "../support/window";

const served = serve();
let account: TestAccount;
let window: Window;

beforeAll(async () => {
  account = await served.service.account();
  await fillVault(account.ctx);
  window = await openWindow(served.service, { as: account });
});
afterAll(() => closeWindow(window));
afterEach(() => {
  expect(window.problems.splice(0)).toEqual([]);
});

const textOf = (path: string) => readFileSync(join(account.vaultDir, path), "utf8");
const focused = () => window.page.evaluate(() => document.activeElement?.textContent?.trim());

/** Opens a dialog of a record by keys. */
async function open(path: string, action: string) {
  const { page } = window;
  await page.goto(`/vault/${path}`);
  await page.getByRole("link", { name: action }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  return dialog;
}

describe("a record", () => {
  it("is renamed with its links after saying which files change, and moved back", async () => {
    const { page } = window;
    const before = textOf("note/Kick-off.md");
    const dialog = await open("person/Alice%20Chen.md", "Move");
    await dialog.getByText("Links in 3 other files are rewritten").waitFor();
    await dialog.getByText("Show 3 files").click();
    await dialog.getByText("note/Kick-off.md").waitFor();
    await dialog.getByLabel("Name").fill("Alice: Chen");
    await page.keyboard.press("Enter");
    await dialog.getByText('Try "Alice- Chen"').waitFor();
    await dialog.getByLabel("Name").fill("Alice Meyer");
    await dialog.getByLabel("Folder").fill("person/north");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/vault/person/north/Alice%20Meyer.md?**");
    expect(textOf("note/Kick-off.md")).toContain("[[person/north/Alice Meyer|Alice]]");
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await page.waitForURL("**/vault/person/Alice%20Chen.md");
    expect(textOf("note/Kick-off.md")).toBe(before);
  });

  it("gets another type, with a status that the type has", async () => {
    const { page } = window;
    const dialog = await open("task/Draft%20the%20plan.md", "Change type");
    await dialog.getByLabel("New type").selectOption("project");
    await dialog.getByText("project/Draft the plan.md").waitFor();
    await dialog.getByLabel("Status, instead of “todo”").selectOption("proposed");
    await dialog.getByRole("button", { name: "Change type" }).press("Enter");
    await page.waitForURL("**/vault/project/Draft%20the%20plan.md?**");
    expect(textOf("project/Draft the plan.md")).toMatch(/type: project[\s\S]*status: proposed/);
    expect(textOf("note/Kick-off.md")).toContain("[[project/Draft the plan|The plan]]");
  });

  it("is duplicated under another name", async () => {
    const { page } = window;
    const dialog = await open("project/Atlas.md", "Duplicate");
    expect(await dialog.getByLabel("Name of the copy").inputValue()).toBe("Atlas copy");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await focused()).toBe("Duplicate");
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Duplicate record" }).press("Enter");
    await page.waitForURL("**/vault/project/Atlas%20copy.md");
    expect(textOf("project/Atlas copy.md")).toBe(
      textOf("project/Atlas.md").replace("name: Atlas", "name: Atlas copy"),
    );
  });

  it("is not moved onto another, and stays where it is when it has changed since", async () => {
    const { page } = window;
    await createRecord(account.ctx, { type: "note", name: "Taken" });
    const dialog = await open("note/Kick-off.md", "Move");
    await dialog.getByLabel("Name").fill("Taken");
    await page.keyboard.press("Enter");
    await dialog.getByRole("alert").getByText("note/Taken.md already exists").waitFor();
    await dialog.getByRole("link", { name: "Cancel" }).press("Enter");
    await dialog.waitFor({ state: "detached" });
    expect(await focused()).toBe("Move");
  });
});
