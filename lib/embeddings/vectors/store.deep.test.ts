import { afterAll, beforeAll, expect, it } from "vitest";
import { openVault, type TestVault } from "@/tests/support/vault";
import { countVectors, storeVectors } from "./store";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

const space = { engine: "local", model: "test" } as const;

it("stores more parts at once than a statement has room for", async () => {
  const records = Array.from({ length: 512 }, (_, n) => ({
    path: `note/${n}.md`,
    space,
    vectors: Array.from({ length: 22 }, () => Float32Array.of(1)),
  }));
  await vault.ctx.db.tx((tx) => storeVectors(vault.ctx, tx, records));
  const counts = await vault.ctx.db.tx((tx) => countVectors(vault.ctx, tx));
  expect([...counts.values()]).toEqual([512 * 22]);
});
