import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRecord } from "@/lib/vault";
import type { Window } from "../support/browser";
import { serve } from "../support/serve";
import type { TestAccount } from "../support/service";
import { closeWindow, openWindow } from "../support/window";

const served = serve();
let account: TestAccount;
let window: Window;

beforeAll(async () => {
  account = await served.service.account();
  await createRecord(account.ctx, { type: "note", name: "Plan", body: "The plan." });
  window = await openWindow(served.service, { as: account });
});
afterAll(() => {
  // Each lost request is one.
  window.problems.length = 0;
  return closeWindow(window);
});

async function offline(work: () => Promise<void>): Promise<void> {
  await window.context.setOffline(true);
  await work().finally(() => window.context.setOffline(false));
}

const lost = () => window.page.getByText(/^The server did not respond/);

describe("without a connection", () => {
  it("the theme and signing out fail with a message, and the page stays", async () => {
    const { page } = window;
    await page.goto("/vault/note/Plan.md");
    await page.getByRole("heading", { level: 1, name: "Plan" }).waitFor();
    // Its scripts run.
    await page.getByRole("button", { name: "Dark theme" }).first().click();
    await page.locator("html[data-theme=dark]").waitFor();
    for (const button of ["Light theme", "Sign out"])
      await offline(async () => {
        await page.getByRole("button", { name: button }).first().click();
        await lost().waitFor();
        expect(await page.getByRole("heading", { level: 1, name: "Plan" }).isVisible()).toBe(true);
        // One place for all toasts: a next one takes that of the one before.
        expect(await page.locator("div.fixed[aria-live=polite]").count()).toBe(1);
        await page.getByRole("button", { name: "Dismiss" }).click();
      });
  });

  it("a schedule that is being typed stays", async () => {
    const { page } = window;
    await page.goto("/workflows/schedules/new");
    await page.getByLabel("Note").fill("Typed before");
    await page.getByLabel("Cron expression").fill("0 5 * * *");
    await page.getByText(/^Next: /).waitFor();
    await offline(async () => {
      await page.getByLabel("Cron expression").fill("0 3 * * *");
      await lost().waitFor();
      expect(await page.getByLabel("Note").inputValue()).toBe("Typed before");
    });
  });

  it("drafts that are deleted for a sign-out that fails are kept again from then on", async () => {
    const { page } = window;
    await page.goto("/vault/note/Plan.md?edit=body");
    const text = page.getByRole("textbox", { name: "Text of Plan" });
    const kept = page.getByRole("status").filter({ hasText: "kept as a draft" });
    await text.press("Control+End");
    await page.keyboard.type(" First.");
    await kept.waitFor();
    await offline(async () => {
      await page.getByRole("button", { name: "Sign out" }).first().click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete drafts and sign out" }).click();
      await lost().waitFor();
    });
    await text.press("Control+End");
    await page.keyboard.type(" Second.");
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toContain("The plan. First. Second.");
    await page.getByRole("button", { name: "Discard changes" }).click();
  });

  it("an editor whose code is not loaded says so", async () => {
    const other = await openWindow(served.service, { as: account });
    await other.page.goto("/vault/note/Plan.md");
    await other.page.route("**/_next/static/**", (route) => route.abort());
    await other.page.getByRole("link", { name: "Edit", exact: true }).click();
    await other.page.getByText("The editor could not be loaded").waitFor();
    other.problems.length = 0;
    await closeWindow(other);
  });
});

it("ticks that follow each other at once are all done", async () => {
  const { page } = window;
  const { path } = await createRecord(account.ctx, {
    type: "note",
    name: "Shopping",
    body: "- [ ] milk\n- [ ] bread\n- [ ] oats\n",
  });
  await page.goto(`/vault/${path}`);
  const boxes = page.getByRole("article", { name: "Text" }).getByRole("checkbox");
  await boxes.nth(2).and(page.locator(":enabled")).waitFor();
  await page.evaluate(() => {
    for (const box of document.querySelectorAll<HTMLInputElement>("article input[data-line]")) box.click();
  });
  await expect
    .poll(async () => (await account.api.ok("readRecord", { path })).body)
    .toBe("- [x] milk\n- [x] bread\n- [x] oats\n");
  expect(await page.getByText("changed meanwhile").count()).toBe(0);
});

it("filters that are cleared leave their fields", async () => {
  const { page } = window;
  await page.goto("/settings/audit");
  await page.getByLabel("Subject").fill("note/*");
  await page.getByRole("button", { name: "Filter" }).click();
  await page.waitForURL("**/settings/audit?*subject=note*");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await page.waitForURL("**/settings/audit");
  await expect.poll(() => page.getByLabel("Subject").inputValue()).toBe("");
});

it("a record over the size limit says so", async () => {
  const { page } = window;
  mkdirSync(join(account.vaultDir, "note"), { recursive: true });
  writeFileSync(join(account.vaultDir, "note/Huge.md"), "a\n".repeat(9_000_000));
  await page.goto("/vault/note/Huge.md");
  await page.getByRole("heading", { name: "This record is too large" }).waitFor();
  await page.getByText("files over 16 MiB are not read here").waitFor();
});

it("a vault that is away is named on every page, with the directory", async () => {
  const { page } = window;
  renameSync(account.vaultDir, `${account.vaultDir}-away`);
  for (const address of ["/vault", "/home", "/vault/note/Plan.md", "/settings/vault"]) {
    await page.goto(address);
    await page.getByRole("heading", { name: "The vault is not available" }).waitFor();
    await page.getByText(`${account.vaultDir} cannot be read: is its volume mounted?`).waitFor();
  }
  renameSync(`${account.vaultDir}-away`, account.vaultDir);
  await page.goto("/home");
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
});
