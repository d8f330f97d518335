import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
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
  window.page.setDefaultTimeout(60_000);
});
afterEach(() => closeWindow(window));

const path = "person/Alice Chen.md";
const row = (text: string | RegExp) => window.page.getByRole("row").filter({ hasText: text });

describe("the backups' page", () => {
  it("starts empty, backs up on demand, verifies, tests a restore and downloads", async () => {
    const { page } = window;
    await account.api.ok("createRecord", { type: "person", name: "Alice Chen" });
    await page.goto("/settings/api-keys");
    await page.getByRole("link", { name: "Backups" }).click();
    await page.getByRole("heading", { name: "No backups yet" }).waitFor();
    await page.getByRole("button", { name: "Back up now" }).press("Enter");
    await row("Manual").getByText("OK").filter({ visible: true }).waitFor();
    await row("Manual")
      .getByRole("button", { name: /^Test the restore/ })
      .press("Enter");
    await row("Manual").getByText("Passed").waitFor();
    await page.getByText(/Passed: 1 file and \d+ rows restored/).waitFor();
    const download = page.waitForEvent("download");
    await row("Manual")
      .getByRole("link", { name: /^Download/ })
      .click();
    const file = await buffer(await (await download).createReadStream());
    expect(file.length).toBeGreaterThan(1_000);
    expect(file.toString("latin1").startsWith("age-encryption.org/v1")).toBe(true);
    await page.getByRole("button", { name: "Back up now" }).press("Enter");
    await page.getByText("Unchanged", { exact: true }).filter({ visible: true }).waitFor();
  }, 240_000);

  itDeep(
    "asks whether missing files are missing on purpose",
    async () => {
      const { page } = window;
      for (let n = 0; n < 10; n += 1)
        await account.api.ok("createRecord", { type: "note", name: `Note ${n}` });
      await account.api.ok("runBackup", {});
      rmSync(join(account.vaultDir, "note"), { recursive: true });
      await account.api.ok("runBackup", {});
      await page.goto("/settings/backups");
      const notice = page.getByRole("alert").filter({ hasText: "Most files are missing" });
      expect(await notice.innerText()).toMatch(/has 0 files; the last verified one before it has 10 files/);
      await page.getByText("Suspect", { exact: true }).filter({ visible: true }).waitFor();
      await notice.getByRole("button", { name: /^Confirm the backup/ }).press("Enter");
      await notice.waitFor({ state: "detached" });
      await page
        .getByText("Suspect", { exact: true })
        .filter({ visible: true })
        .waitFor({ state: "detached" });
    },
    120_000,
  );

  itDeep(
    "deletes a backup after asking, and says what else needs its file",
    async () => {
      const { page } = window;
      await account.api.ok("createRecord", { type: "person", name: "Alice Chen" });
      const { id } = await account.api.ok("runBackup", {});
      await account.api.ok("runBackup", {});
      await page.goto(`/settings/backups?delete=${id}`);
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Delete backup" }).press("Enter");
      await dialog.getByText("1 later backup uses its file, as nothing had changed").waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await page
        .getByRole("row")
        .filter({ has: page.getByText("Unchanged", { exact: true }) })
        .getByRole("link", { name: /^Delete/ })
        .press("Enter");
      await dialog.getByText("Only this entry is deleted").waitFor();
      await dialog.getByRole("button", { name: "Delete backup" }).press("Enter");
      await dialog.waitFor({ state: "detached" });
      await row("Manual")
        .getByRole("link", { name: /^Delete/ })
        .press("Enter");
      await dialog.getByText("There is no other backup from which this account can be restored").waitFor();
      await dialog.getByRole("button", { name: "Delete backup" }).press("Enter");
      await page.getByRole("heading", { name: "No backups yet" }).waitFor();
      expect((await account.api.ok("listAudit", { action: "backup.delete" })).entries).toHaveLength(2);
    },
    120_000,
  );

  itDeep(
    "shows the identity once",
    async () => {
      const { page } = window;
      await page.goto("/settings/backups");
      await page.getByRole("link", { name: "Save the key elsewhere" }).click();
      await page.getByRole("button", { name: "Show key" }).press("Enter");
      await page.getByText(/^AGE-SECRET-KEY-1/).waitFor();
      await page.keyboard.press("Escape");
      await page.getByText("The private key is not copied yet.").waitFor();
      await page.getByText(/^AGE-SECRET-KEY-1/).waitFor();
      await page.getByRole("button", { name: "Close without copying" }).press("Enter");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await page.reload();
      await page.getByRole("heading", { name: "No backups yet" }).waitFor();
      expect(await page.getByRole("link", { name: "Save the key elsewhere" }).count()).toBe(0);
    },
    120_000,
  );

  itDeep(
    "restores a file as shown, and the account once the word is typed",
    async () => {
      const { page } = window;
      const { api, vaultDir } = account;
      const read = () => readFileSync(join(vaultDir, path), "utf8");
      await api.ok("createRecord", { type: "person", name: "Alice Chen", body: "Met at the fair." });
      const before = read();
      await api.ok("runBackup", {});
      await api.ok("editRecord", { path, body: "Something else." });
      await page.goto("/settings/backups");
      await row("Manual")
        .getByRole("link", { name: /^Restore/ })
        .click();
      await page.getByLabel("Path").fill("person/Nobody.md");
      await page.getByRole("button", { name: "Preview" }).press("Enter");
      await page.getByText("person/Nobody.md is not in this backup").waitFor();
      // A slip of the pen is no run that failed.
      expect(await api.ok("listWorkflows", { query: "ExecutionStatus = 'Failed'" })).toEqual([]);
      const files = page.getByRole("list", { name: "Files of the backup" });
      await files.getByRole("link", { name: /^person 1 file$/ }).click();
      await files.getByRole("link", { name: "Alice Chen.md" }).click();
      await expect.poll(() => page.getByLabel("Path").inputValue()).toBe(path);
      await page.getByRole("button", { name: "Preview" }).press("Enter");
      const change = page.getByRole("region", { name: `Changes from restoring ${path}` });
      expect(await change.innerText()).toMatch(/Something else[\s\S]*Met at the fair/);
      await change.getByRole("button", { name: "Restore file" }).press("Enter");
      await page.getByText(`Restored ${path}.`).waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe(`Restored ${path}.`);
      await page.keyboard.press("Tab");
      const next = page.getByLabel("Find a file");
      expect(await next.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(read()).toBe(before);

      await api.ok("editRecord", { path, body: "Wrong again." });
      await page.getByLabel("Type restore to confirm").fill("yes");
      await page.getByRole("button", { name: "Restore account" }).press("Enter");
      await page.locator("#confirm-error", { hasText: "Type restore to confirm" }).waitFor();
      expect(read()).toContain("Wrong again");
      await page.getByLabel("Type restore to confirm").fill("restore");
      await page.getByRole("button", { name: "Restore account" }).press("Enter");
      await page.waitForURL("**/workflows/backup-restore-*");
      // The first of its steps is completed before the run is.
      await expect.poll(read, { timeout: 60_000 }).toBe(before);
      await page.goto("/settings/backups");
      await row("before a restore").first().waitFor();
    },
    240_000,
  );
});
