import { mkdirSync, mkdtempSync, renameSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findAccount, prepareInstallation, relocateVault } from "@/lib/accounts";
import { listAudit } from "@/lib/audit";
import { createRecord, listRecords, reconcile } from "@/lib/vault";
import { contextFor, openVault, type TestVault } from "@/tests/support/vault";

let vault: TestVault;

beforeAll(async () => {
  vault = await openVault();
  await createRecord(vault.ctx, { type: "note", name: "Taken along" });
});
afterAll(() => vault.close());

const actor = { type: "cli", id: "test", label: "test" } as const;
const placeNow = async () => (await findAccount(vault.db, vault.ctx.account.id))?.vaultDir;
const room = (name: string) => mkdtempSync(join(vault.dataDir, name));
const noteNames = async () =>
  (await listRecords(vault.ctx, { type: "note" })).results.map(({ name }) => name);

it("a missing vault is not an empty vault", async () => {
  const away = join(room("away-"), "vault");
  renameSync(vault.root, away);
  const unmounted = { code: "UNAVAILABLE", message: expect.stringMatching(/is its volume mounted/) };
  await expect(reconcile(vault.ctx)).rejects.toMatchObject(unmounted);
  await expect(noteNames()).rejects.toMatchObject(unmounted);
  renameSync(away, vault.root);
  expect(await reconcile(vault.ctx)).toMatchObject({ changed: 0, removed: 0 });
  expect(await noteNames()).toEqual(["Taken along"]);
});

it("a data directory that was moved takes its vaults along", async () => {
  const moved = room("moved-");
  renameSync(join(vault.dataDir, "accounts"), join(moved, "accounts"));
  await prepareInstallation(vault.databaseUrl, moved);
  const here = join(moved, "accounts", vault.ctx.account.id, "vault");
  expect(await placeNow()).toBe(here);
  const ctx = contextFor(vault.db, { id: vault.ctx.account.id, vaultDir: here });
  expect(await reconcile(ctx)).toMatchObject({ changed: 0, removed: 0 });
  const { entries } = await listAudit(ctx, { action: "account.relocate" });
  expect(entries).toMatchObject([{ subject: here, detail: { from: vault.root } }]);
});

it("a vault that lies elsewhere on purpose is not looked for in the data directory", async () => {
  const account = await findAccount(vault.db, vault.ctx.account.id);
  if (!account) throw new Error("the account is there");
  const elsewhere = room("elsewhere-");
  expect(await relocateVault(vault.db, account, elsewhere, actor)).toBe(elsewhere);
  renameSync(elsewhere, `${elsewhere}-unmounted`);
  await prepareInstallation(vault.databaseUrl, join(account.vaultDir, "../../.."));
  expect(await placeNow()).toBe(elsewhere);
  renameSync(`${elsewhere}-unmounted`, elsewhere);
});

it("a vault is put where a directory is that no other account has", async () => {
  const account = await findAccount(vault.db, vault.ctx.account.id);
  if (!account) throw new Error("the account is there");
  const other = await vault.another();
  const move = (to: string) => relocateVault(vault.db, account, to, actor);
  await expect(move(join(vault.dataDir, "nowhere"))).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  await expect(move(join(other.account.vaultDir, "inbox"))).rejects.toMatchObject({ code: "CONFLICT" });
  mkdirSync(join(account.vaultDir, "deeper"));
  expect(await move(join(account.vaultDir, "deeper"))).toBe(join(account.vaultDir, "deeper"));
});
