import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inboxFiles } from "@/lib/vault";
import type { Window } from "../support/browser";
import { describeDeep } from "../support/deep";
import { serve } from "../support/serve";
import type { TestAccount } from "../support/service";
import { snapshot, writeInto } from "../support/vault";
import { closeWindow, openWindow } from "../support/window";

const served = serve({ worker: true });
let account: TestAccount;
let window: Window;

beforeEach(async () => {
  account = await served.service.account();
  window = await openWindow(served.service, { as: account });
});
afterEach(() => closeWindow(window));

const write = (path: string, text = "A note of mine") => writeInto(account.vaultDir, path, text);
const status = (text: string | RegExp) => window.page.getByRole("status").getByText(text);

/** The service watches the disk. */
const indexed = async (records: number) => {
  const { page } = window;
  await expect
    .poll(async () => (await account.api.ok("vaultContext", { records: "false" })).total, { timeout: 30_000 })
    .toBe(records);
  await page.goto("/settings/vault");
};

describe("setting up the vault", () => {
  it("proposes types for folders, which can be changed before they are accepted", async () => {
    const { page } = window;
    for (const file of ["Leute/Ann.md", "Leute/Bob.md", "Firms/Acme.md", "Recipes/Soup.md"]) write(file);
    await indexed(4);
    await page.getByRole("link", { name: "Set up the vault" }).click();
    await page.getByLabel("Type of Leute").waitFor();
    expect(await page.getByLabel("Type of Leute").inputValue()).toBe("person");
    expect(await page.getByLabel("Type of Recipes").inputValue()).toBe("");
    expect(await account.api.ok("vaultSettings", {})).toMatchObject({ type_folders: {} });
    const before = snapshot(account.vaultDir);
    await page.getByLabel("Type of Firms").selectOption("person");
    await page.getByRole("button", { name: "Accept" }).click();
    await page.getByText("Firms and Leute cannot both be the folder of person: choose one").first().waitFor();
    await page.getByLabel("Type of Firms").selectOption("org");
    await page.getByLabel("Surveyor: write clusters").check();
    await page.getByLabel("Curator: process files in inbox").uncheck();
    await page.getByRole("button", { name: "Accept" }).click();
    await status("Vault set up.").waitFor();
    expect(await account.api.ok("vaultSettings", {})).toMatchObject({
      type_folders: { person: "Leute", org: "Firms" },
      inbox: { enabled: false },
    });
    expect(await account.api.ok("surveyorSettings", {})).toEqual({ write: true });
    expect(snapshot(account.vaultDir)).toEqual(before);
    await page.reload();
    expect(await page.getByLabel("Type of Firms").inputValue()).toBe("org");
  });
});

describeDeep("detaching the vault", () => {
  it("lists the files of the service, asks for the directory's name, and leaves the rest", async () => {
    const { page } = window;
    write("Mine.md");
    const [filename, location] = ["done.md", "inbox/processed/done.md"];
    write(location, "It was processed");
    const row = { accountId: account.id, filename, location, receivedAt: new Date() };
    await account.ctx.db.tx((tx) => tx.insert(inboxFiles).values({ ...row, state: "processed" }));
    await indexed(1);
    await page.getByRole("link", { name: "Detach the vault" }).click();
    await page.getByText("Identity of the vault, removed: 1").click();
    await page.getByText(".kv/vault.json").waitFor();
    await page.getByText("Processed inbox files, kept unless you choose them: 1").waitFor();
    await page.getByRole("button", { name: "Detach vault" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/^Type .* to confirm$/).fill("something else");
    await dialog.getByLabel("Remove processed inbox files").check();
    await dialog.getByRole("button", { name: "Detach vault" }).click();
    await dialog
      .getByText(/the directory's name, /)
      .first()
      .waitFor();
    expect(existsSync(join(account.vaultDir, ".kv/vault.json"))).toBe(true);
    await dialog.getByLabel(/^Type .* to confirm$/).fill(basename(account.vaultDir));
    await dialog.getByRole("button", { name: "Detach vault" }).click();
    await page.getByRole("heading", { name: "No vault" }).waitFor();
    expect(snapshot(account.vaultDir)).toEqual({ "Mine.md": "A note of mine" });
    expect((await account.api.refused("listRecords", { type: "note" })).status).toBe(503);
  });
});
