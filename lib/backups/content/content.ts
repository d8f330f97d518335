import { createHash } from "node:crypto";
import { mkdir, open } from "node:fs/promises";
import path from "node:path";
import type { Context } from "@/lib/db";
import { recoverVault, vaultLock } from "@/lib/vault";
import type { TableManifest } from "../archive/manifest";
import { type FrozenVault, freezeVault } from "./files";
import { hashFile } from "./hash";
import { RowDigest, rowLines } from "./rows";
import { accountTables, askSnapshot, type Table, VOLATILE } from "./tables";

/** The account at one instant, on the disk: its files frozen, its rows written down. */
export interface Content {
  takenAt: Date;
  vault: FrozenVault;
  tables: (TableManifest & { file: string; bytes: number })[];
  /** Over what people and programs keep in the account: the same as long as that is the same. Hex. */
  digest: string;
}

/**
 * Freezes the account into `directory`. While it takes names for the files and the database's snapshot, nobody writes
 * through the service (some tenths of a second for 10,000 files); rows are then written down while others go on.
 */
export async function takeContent(ctx: Context, directory: string): Promise<Content> {
  await recoverVault(ctx);
  return ctx.db.snapshot(vaultLock(ctx), async (snapshot) => {
    const takenAt = ctx.clock.now();
    const vault = await freezeVault(ctx.account.vaultDir, path.join(directory, "vault"));
    await snapshot.release();
    const ask = askSnapshot(snapshot);
    await mkdir(path.join(directory, "rows"), { mode: 0o700 });
    const tables: Content["tables"] = [];
    const digest = createHash("sha256");
    for (const table of await accountTables(ask)) {
      const written = await writeRows(ctx, ask, table, path.join(directory, "rows", `${table.name}.jsonl`));
      tables.push(written.table);
      if (!VOLATILE.has(table.name)) digest.update(`${table.name}\0${written.digest}\n`);
    }
    for (const { path: file } of vault.files)
      digest.update(`${file}\0${await hashFile(path.join(vault.root, file))}\n`);
    return { takenAt, vault, tables, digest: digest.digest("hex") };
  });
}

type Ask = ReturnType<typeof askSnapshot>;

async function writeRows(ctx: Context, ask: Ask, table: Table, file: string) {
  const { name, columns } = table;
  const digest = new RowDigest(table);
  const handle = await open(file, "wx", 0o600);
  let [rows, bytes] = [0, 0];
  try {
    for await (const lines of rowLines(ask, table, ctx.account.id)) {
      digest.add(lines);
      rows += lines.length;
      const text = Buffer.from(`${lines.join("\n")}\n`);
      bytes += text.byteLength;
      await handle.writeFile(text);
    }
  } finally {
    await handle.close();
  }
  return { table: { name, rows, columns, file, bytes }, digest: digest.end() };
}
