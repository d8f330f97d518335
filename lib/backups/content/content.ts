import { createHash } from "node:crypto";
import { mkdir, open } from "node:fs/promises";
import path from "node:path";
import { assertVaultRoot } from "@/lib/accounts";
import type { Context } from "@/lib/db";
import { recoverVault, vaultLock } from "@/lib/vault";
import type { TableManifest } from "../archive/manifest";
import { type FrozenVault, freezeVault } from "./files";
import { hashFile } from "./hash";
import { RowDigest, rowLines } from "./rows";
import { accountTables, askSnapshot, type Table, VOLATILE } from "./tables";

/** A snapshot of the account on disk: hard links to its files, and its rows. */
export interface Content {
  takenAt: Date;
  vault: FrozenVault;
  tables: (TableManifest & { file: string; bytes: number })[];
  /** SHA-256 of the content, hex; rows that change without user action are left out. */
  digest: string;
}

/**
 * Takes a snapshot of the account into `directory`. Writes through the service wait while the files are linked (some
 * tenths of a second for 10,000 files); rows are then exported from a database snapshot without blocking.
 */
export async function takeContent(ctx: Context, directory: string): Promise<Content> {
  await recoverVault(ctx);
  return ctx.db.snapshot(vaultLock(ctx), async (snapshot) => {
    const takenAt = ctx.clock.now();
    const vault = await freezeVault(ctx.account.vaultDir, path.join(directory, "vault"));
    // A volume that goes away during the walk looks like empty folders.
    await assertVaultRoot(ctx);
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
