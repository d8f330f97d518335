import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accounts } from "@/lib/db/tables";
import { type Room, reachableRoom } from "@/tests/support/room";
import { openVault, type TestVault } from "@/tests/support/vault";
import { checkVaultIsFree } from "./vault-place";

let vault: TestVault;
let room: Room;

beforeAll(async () => {
  vault = await openVault();
  room = reachableRoom();
});
afterAll(async () => {
  await vault.close();
  room.remove();
});

const check = (vaultDir: string, except?: string) =>
  vault.ctx.db.tx((tx) => checkVaultIsFree(tx, vaultDir, except));

it("a vault has one account, whichever of its names is given", async () => {
  const { account, db } = vault.ctx;
  mkdirSync(join(room.path, "real/vault"), { recursive: true });
  symlinkSync(join(room.path, "real"), join(room.path, "alias"));
  const byAlias = join(room.path, "alias/vault");
  await db.tx((tx) =>
    tx.update(accounts).set({ vaultDir: byAlias }).where(eq(accounts.accountId, account.id)),
  );
  const overlapping = ["real/vault", "alias/vault", "real/vault/inside", "alias/vault/new", "real", "alias"];
  for (const each of overlapping)
    await expect(check(join(room.path, each)), each).rejects.toThrow("overlaps the vault");
  await check(join(room.path, "real/vault"), account.id);
  await check(join(room.path, "real/vault 2"));
});
