import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { extract } from "tar-stream";
import { expect, it } from "vitest";
import { exportVault } from "@/lib/backups";
import { hashOf } from "@/lib/vault";
import { backupRoom } from "./room";

const room = backupRoom();

it("an export has a change that was interrupted as a whole", async () => {
  const { ctx, write } = room();
  const temp = "note/.kv-tmp-00000000-1-0123456789abcdef";
  write("note/First.md", "first");
  write(temp, "second");
  const change = (path: string, text: string, more: object) => ({
    kind: "create",
    path,
    before: null,
    after: hashOf(text),
    entries: [],
    ...more,
  });
  const changes = [change("note/First.md", "first", {}), change("note/Second.md", "second", { temp })];
  const actor = { type: "user", id: "1", label: "Ada" };
  await ctx.db.tx((tx) =>
    tx.execute(sql`insert into vault_journal (account_id, id, lock_key, actor, changes)
      values (${ctx.account.id}::uuid, ${randomUUID()}::uuid, 1, ${JSON.stringify(actor)}::text::json, ${JSON.stringify(changes)}::text::json)`),
  );
  const { bytes } = await exportVault(ctx, {});
  const names: string[] = [];
  for await (const entry of bytes.pipe(extract())) {
    names.push(entry.header.name);
    entry.resume();
  }
  expect(names).toEqual(expect.arrayContaining(["note/First.md", "note/Second.md"]));
});
