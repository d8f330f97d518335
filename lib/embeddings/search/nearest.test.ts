import { afterAll, beforeAll, expect, it } from "vitest";
import { createRecord, deleteRecord, moveRecord } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { SpaceBuilder } from "../vectors/space-builder";
import { nearestRecords } from "./nearest";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

it("finds no record that was deleted or moved after its vector was stored", async () => {
  const builder = new SpaceBuilder({ engine: "local", model: "test" }, 2, 4);
  for (const [at, name] of ["Apple", "Deleted", "Moved", "Pear"].entries()) {
    await createRecord(vault.ctx, { type: "note", name });
    builder.add({ path: `note/${name}.md`, vector: Float32Array.of(1, at / 10) });
  }
  await deleteRecord(vault.ctx, { path: "note/Deleted" });
  await moveRecord(vault.ctx, { path: "note/Moved", name: "Elsewhere" });
  const about = { path: "note/Apple.md", texts: [] };
  const { near } = await nearestRecords(vault.ctx, [builder.build()], about, { least: -1 });
  expect(near.map(({ path }) => path)).toEqual(["note/Pear.md"]);
});
