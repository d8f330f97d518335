import { createHash } from "node:crypto";
import { closeSync, createReadStream, fstatSync, openSync, readSync } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import path from "node:path";
import type { Context } from "@/lib/db";
import { vaultLock } from "@/lib/vault";
import type { TableManifest } from "../archive/manifest";
import { type FrozenVault, freezeVault } from "./files";
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
export function takeContent(ctx: Context, directory: string): Promise<Content> {
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
    for (const { path: file, size } of vault.files)
      digest.update(`${file}\0${await hashFile(path.join(vault.root, file), size)}\n`);
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

const SMALL = 256 * 1024;
const buffer = Buffer.allocUnsafe(SMALL);

async function hashFile(file: string, size: number): Promise<string> {
  const hash = createHash("sha256");
  if (size > SMALL) {
    for await (const chunk of createReadStream(file)) hash.update(chunk);
    return hash.digest("hex");
  }
  // Many small files are read several times as fast by calls that wait.
  return hash.update(readSmall(file) ?? "").digest("hex");
}

/** A file's bytes, in a buffer that belongs to the caller until the next call; null when it is not small (any more). */
export function readSmall(file: string): Buffer | null {
  const descriptor = openSync(file, "r");
  try {
    const { size } = fstatSync(descriptor);
    if (size > SMALL) return null;
    let length = 0;
    for (let read = -1; read !== 0 && length < size; length += read)
      read = readSync(descriptor, buffer, length, size - length, null);
    return buffer.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}
