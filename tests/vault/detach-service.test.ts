import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findAccount, relocateVault } from "@/lib/accounts";
import { serve } from "../support/serve";
import { snapshot, writeInto } from "../support/vault";

const served = serve({ worker: true });
const PATIENCE = { timeout: 30_000 };

it("a running service releases a detached vault, and follows the next one", {
  timeout: 120_000,
}, async () => {
  const { service } = served;
  const { api, id, vaultDir } = await service.account();
  const total = async () => (await api.ok("vaultContext", { records: "false" })).total;
  writeInto(vaultDir, "Mine.md", "Of the user");
  await expect.poll(total, PATIENCE).toBe(1);
  const { name, identity } = await api.ok("vaultTraces", {});
  expect(identity.paths).toEqual([".kv/vault.json"]);
  expect((await api.refused("vaultDetach", { confirm: "another" })).status).toBe(400);
  await api.ok("vaultDetach", { confirm: name });
  expect((await api.refused("vaultContext", {})).status).toBe(503);

  // The next vault is followed only by a watch that has let the first one go.
  const next = mkdtempSync(join(service.dataDir, "next-"));
  writeInto(next, "Other.md", "Another vault");
  writeInto(vaultDir, "Later.md", "[[Mine]]");
  const account = await findAccount(service.db, id);
  if (!account) throw new Error("the account is there");
  await relocateVault(service.db, account, next, { type: "cli", id: "test", label: "test" });
  await expect.poll(total, PATIENCE).toBe(1);
  writeInto(next, "Third.md", "[[Other]]");
  await expect.poll(total, PATIENCE).toBe(2);
  expect(snapshot(vaultDir)).toEqual({ "Mine.md": "Of the user", "Later.md": "[[Mine]]" });
});
