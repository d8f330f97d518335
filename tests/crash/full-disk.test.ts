import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { identifyVault } from "@/lib/accounts";
import { outageOf } from "@/lib/core/outage";
import { addBulkToInbox, createRecord, differences, editRecord, moveRecord, reconcile } from "@/lib/vault";
import { type SmallDisk, smallDisk } from "@/tests/support/small-disk";
import { openVault, snapshot, type TestVault } from "@/tests/support/vault";

let vault: TestVault;
let disk: SmallDisk | null;
const LINKING = 40;
const FILLER = "text ".repeat(4_000);

beforeAll(async () => {
  vault = await openVault();
  disk = smallDisk(vault.root, 3);
  if (!disk) return;
  await identifyVault(vault.ctx.account);
  await createRecord(vault.ctx, { type: "note", name: "Target" });
  for (let n = 0; n < LINKING; n += 1)
    await createRecord(vault.ctx, { type: "task", name: `Task ${n}`, body: `[[note/Target]] ${FILLER}` });
});
afterAll(async () => {
  disk?.remove();
  await vault.close();
});

/** All files but the ballast, which is in the vault itself. */
const files = () =>
  Object.fromEntries(Object.entries(snapshot(vault.root)).filter(([name]) => !name.startsWith("ballast")));

const upload = (name: string) => ({ filename: `${name}.md`, content: FILLER });

it.each([
  ["move", 100_000, () => moveRecord(vault.ctx, { path: "note/Target", name: "Moved" })],
  [
    "upload",
    100_000,
    () => addBulkToInbox(vault.ctx, { files: Array.from({ length: 40 }, (_, n) => upload(`f${n}`)) }),
  ],
  ["edit", 0, () => editRecord(vault.ctx, { path: "task/Task 1", body_append: FILLER })],
  ["create", 0, () => createRecord(vault.ctx, { type: "note", name: "New", body: FILLER })],
])("a full disk undoes a %s that has begun, and it can be repeated", async (_name, room, act) => {
  if (!disk) return;
  const before = files();
  disk.fill(room);
  const error = await act().then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(outageOf(error)).toBe("The disk is full");
  expect(files()).toEqual(before);
  const rows = await vault.ctx.db.tx((tx) => tx.execute(sql`select id from vault_journal`));
  expect([...rows]).toEqual([]);

  disk.clear();
  await act();
  await reconcile(vault.ctx);
  expect(await differences(vault.ctx)).toEqual([]);
});
