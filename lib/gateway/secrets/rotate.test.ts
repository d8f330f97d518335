import { afterAll, beforeAll, expect, it } from "vitest";
import { masterKeys } from "@/lib/core/secrets";
import { LOCK } from "@/lib/db";
import { openVault, type TestVault } from "@/tests/support/vault";
import { rotateSecrets } from "./rotate";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

it("one rotation at a time: a second one would replace the key of the first, which nothing else has", async () => {
  const before = masterKeys();
  const other = await vault.db.sql.reserve();
  try {
    await other`select pg_advisory_lock(${LOCK.rotation})`;
    await expect(rotateSecrets(vault.db, [vault.ctx])).rejects.toMatchObject({ code: "CONFLICT" });
    expect(masterKeys()).toEqual(before);
  } finally {
    await other`select pg_advisory_unlock(${LOCK.rotation})`;
    other.release();
  }
});
