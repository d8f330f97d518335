import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { createRecord } from "@/lib/vault";
import { enter, tabTo, untilFocused, untilFocusIn } from "../support/keyboard";
import { fillVault } from "../support/sample-vault";
import { serve } from "../support/serve";
import { until } from "../support/until";
import { windowOn } from "../support/window";

// No control is clicked or focused here: each is reached by Tab from where the focus is.
const served = serve({ worker: true });
const window = windowOn(served);

beforeAll(async () => {
  await fillVault(served.account.ctx);
});

const textOf = (path: string) => readFileSync(join(served.account.vaultDir, path), "utf8");
const main = () => window.page.getByRole("main");
const dialog = () => window.page.getByRole("dialog");
const toast = (text: string | RegExp) => window.page.getByText(text);
const press = (key: string) => window.page.keyboard.press(key);
const type = (text: string) => window.page.keyboard.type(text);
const link = (name: string) => main().getByRole("link", { name, exact: true });
const button = (name: string) => main().getByRole("button", { name, exact: true });

/** Opens the dialog of a link or button; the focus is in it. */
async function openDialog(opener: ReturnType<typeof link>): Promise<void> {
  await enter(window.page, opener);
  await dialog().waitFor();
  await untilFocusIn(dialog());
}

describe("by keyboard alone, a record", () => {
  it("is created, and its text edited and saved", async () => {
    const { page } = window;
    await page.goto("/vault");
    await enter(page, link("New record"));
    await page.waitForURL("**/vault/new");
    await untilFocused(page.getByLabel("Name", { exact: true }));
    await type("Kiln");
    await tabTo(page, page.getByRole("textbox", { name: "Text" }));
    await type("Fired.");
    await enter(page, button("Create record"));
    await page.waitForURL("**/vault/note/Kiln.md");
    await enter(page, link("Edit"));
    await untilFocused(page.getByRole("textbox", { name: "Text of Kiln" }));
    await press("Control+End");
    await type(" Twice.");
    await press("Control+s");
    await page
      .getByRole("status")
      .filter({ hasText: /^Saved$/ })
      .waitFor();
    expect(textOf("note/Kiln.md")).toMatch(/Fired\.\s* Twice\.$/);
    await enter(page, link("Done"));
    await untilFocused(link("Edit"));
  });

  it("is renamed with its links, which can be undone", async () => {
    const { page } = window;
    const before = textOf("note/Kick-off.md");
    await page.goto("/vault/person/Alice%20Chen.md");
    await openDialog(link("Move"));
    await tabTo(page, dialog().getByLabel("Name"));
    await press("Control+a");
    await type("Alice Meyer");
    await press("Enter");
    await page.waitForURL("**/vault/person/Alice%20Meyer.md?**");
    expect(textOf("note/Kick-off.md")).toContain("[[person/Alice Meyer|Alice]]");
    await enter(page, button("Undo"));
    await page.waitForURL("**/vault/person/Alice%20Chen.md?moved=**");
    expect(textOf("note/Kick-off.md")).toBe(before);
  });

  it("is moved to another folder", async () => {
    const { page } = window;
    await createRecord(served.account.ctx, { type: "note", name: "Shelf" });
    await page.goto("/vault/note/Shelf.md");
    await openDialog(link("Move"));
    await tabTo(page, dialog().getByLabel("Folder"));
    await press("Control+a");
    await type("note/attic");
    await enter(page, dialog().getByRole("button", { name: "Move" }));
    await page.waitForURL("**/vault/note/attic/Shelf.md?**");
  });

  it("gets another type, after leaving its dialog once", async () => {
    const { page } = window;
    await createRecord(served.account.ctx, { type: "task", name: "Retyped", fields: { status: "todo" } });
    await page.goto("/vault/task/Retyped.md");
    await openDialog(link("Change type"));
    await press("Escape");
    await dialog().waitFor({ state: "detached" });
    await untilFocused(link("Change type"));
    await press("Enter");
    const select = dialog().getByLabel("New type");
    await tabTo(page, select);
    await type("proj");
    await expect.poll(() => select.inputValue()).toBe("project");
    await tabTo(page, dialog().getByLabel("Status, instead of “todo”"));
    await type("prop");
    await enter(page, dialog().getByRole("button", { name: "Change type" }));
    await page.waitForURL("**/vault/project/Retyped.md?**");
    expect(textOf("project/Retyped.md")).toMatch(/type: project[\s\S]*status: proposed/);
  });

  it("gets a field with a link that is suggested", async () => {
    const { page } = window;
    await createRecord(served.account.ctx, { type: "note", name: "Fielded" });
    await page.goto("/vault/note/Fielded.md");
    await openDialog(page.getByRole("link", { name: "Add field" }));
    await tabTo(page, dialog().getByLabel("Name", { exact: true }));
    await type("owner");
    await tabTo(page, dialog().getByLabel("Value"));
    await type("[[bob");
    const bob = page.getByRole("option", { name: /Bob Osei/ });
    await bob.waitFor();
    await press("Enter");
    await expect.poll(() => dialog().getByLabel("Value").inputValue()).toBe("[[person/Bob Osei]]");
    await enter(page, dialog().getByRole("button", { name: "Add field" }));
    await dialog().waitFor({ state: "detached" });
    await expect.poll(() => textOf("note/Fielded.md")).toMatch(/owner: "\[\[person\/Bob Osei\]\]"/);
    await untilFocused(page.getByRole("link", { name: "Add field" }));
  });

  it("is deleted after asking, and restored", async () => {
    const { page } = window;
    const { path } = await createRecord(served.account.ctx, { type: "note", name: "Brief", body: "Short." });
    const before = textOf(path);
    await page.goto("/vault/note/Brief.md");
    await openDialog(link("Delete"));
    await enter(page, dialog().getByRole("button", { name: /^Delete/ }));
    await page.waitForURL("**/vault?deleted=**");
    await enter(page, button("Undo"));
    await page.waitForURL("**/vault/note/Brief.md");
    expect(textOf(path)).toBe(before);
  });
});

it("by keyboard alone, several records are selected and get a status, and it is undone", async () => {
  const { page } = window;
  const before = textOf("task/Book the room.md");
  await page.goto("/vault?view=table&type=task&sort=name");
  const first = link("Book the room");
  await until("the first row has the focus", async () => {
    if (!(await first.evaluate((row) => row === document.activeElement))) await press("j");
    return first.evaluate((row) => row === document.activeElement);
  });
  const bar = page.getByRole("toolbar", { name: "Selected records" });
  await press("x");
  await bar.getByText("1 record selected").waitFor();
  await press("j");
  await press("Shift+X");
  await bar.getByText("2 records selected").waitFor();
  await openDialog(bar.getByRole("button", { name: "Set status" }));
  const status = dialog().getByLabel("Status");
  await tabTo(page, status);
  await type("blo");
  await expect.poll(() => status.inputValue()).toBe("blocked");
  await enter(page, dialog().getByRole("button", { name: "Set status" }));
  await toast("Set the status of 2 records to blocked.").waitFor();
  await dialog().waitFor({ state: "detached" });
  // The toolbar is gone, and the focus is on the toast.
  await untilFocusIn(page.locator("[aria-live=polite]").filter({ hasText: "Undo" }));
  await enter(page, page.getByRole("button", { name: "Undo", exact: true }));
  await toast("Restored 2 records.").waitFor();
  expect(textOf("task/Book the room.md")).toBe(before);
});

it("by keyboard alone, an issue is fixed, and the fix reverted", async () => {
  const { page } = window;
  await served.api.ok("createRecord", {
    type: "note",
    name: "Loose",
    body: "See [[task/Book the room]].",
  });
  const file = join(served.account.vaultDir, "task/Book the room.md");
  const before = readFileSync(file, "utf8");
  const wrong = before.replace(/status: \w+/, "status: Done");
  writeFileSync(file, wrong);
  await served.api.ok("janitorScan", {});
  await page.goto("/janitor?code=FM003&view=all");
  await enter(page, button("Fix FM003 in task/Book the room.md"));
  // A run of the janitor.
  await toast(/^Fixed FM003 in/).waitFor({ timeout: 60_000 });
  expect(textOf("task/Book the room.md")).toBe(wrong.replace("Done", "done"));
  await untilFocusIn(main());
  await enter(page, page.getByRole("link", { name: "History" }));
  await page.waitForURL("**/janitor/history");
  await enter(page, button("Revert FM003 in task/Book the room.md"));
  await toast("Reverted 1 fix in 1 file.").waitFor();
  expect(textOf("task/Book the room.md")).toBe(wrong);
}, 150_000);

it("by keyboard alone, an API key is created, copied and revoked", async () => {
  const { page } = window;
  await page.goto("/settings/api-keys");
  await tabTo(page, page.getByLabel("Name", { exact: true }));
  await type("press");
  await press("Enter");
  await dialog().waitFor();
  await untilFocusIn(dialog());
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter(page, dialog().getByRole("button", { name: /^Copy/ }).first());
  await enter(page, dialog().getByRole("link", { name: "Done" }));
  await dialog().waitFor({ state: "detached" });
  await openDialog(main().getByRole("link", { name: "Revoke press" }));
  await enter(page, dialog().getByRole("button", { name: "Revoke key" }));
  await main().getByRole("link", { name: "Revoke press" }).waitFor({ state: "detached" });
  await untilFocusIn(main());
});

it("by keyboard alone, a file is restored from a backup", async () => {
  const { page } = window;
  const path = "project/Atlas.md";
  const before = textOf(path);
  await served.api.ok("runBackup", {});
  await served.api.ok("editRecord", { path, body: "Something else." });
  await page.goto("/settings/backups");
  await enter(
    page,
    main()
      .getByRole("link", { name: /^Restore/ })
      .first(),
  );
  const files = page.getByRole("list", { name: "Files of the backup" });
  await enter(page, files.getByRole("link", { name: /^project / }));
  await enter(page, files.getByRole("link", { name: "Atlas.md" }));
  await expect.poll(() => page.getByLabel("Path").inputValue()).toBe(path);
  await enter(page, button("Preview"));
  const change = page.getByRole("region", { name: `Changes from restoring ${path}` });
  await enter(page, change.getByRole("button", { name: "Restore file" }));
  await toast(`Restored ${path}.`).waitFor();
  expect(textOf(path)).toBe(before);
}, 120_000);
