import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { VaultPath } from "../path";
import { hashOf, readIfReadable, type StoredFile } from "../store";

/** The file of a card of a canvas. Inside the text of another card, its quotes would be escaped. */
const FILE = /"file"(\s*:\s*)("(?:[^"\\]|\\.)*")/g;
/** Canvases are read for each move. */
const MAX_BYTES = 4 * 1024 * 1024;

/** A canvas with a card that follows a move. */
export interface FollowingCanvas {
  before: StoredFile;
  content: string;
  hash: string;
  /** The number of its cards. */
  links: number;
}

/** The canvases that show a file, with its new path in place of the old one; all other bytes stay. */
export async function followInCanvases(
  ctx: Context,
  tx: Tx,
  { from, to }: { from: VaultPath; to: VaultPath },
): Promise<FollowingCanvas[]> {
  const rows = await tx.execute<{ path: VaultPath }>(sql`
    select path from vault_files where account_id = ${ctx.account.id}::uuid and kind = 'other'
      and path like '%.canvas' and size <= ${MAX_BYTES} order by 1`);
  const following: FollowingCanvas[] = [];
  for (const { path } of rows) {
    const before = await readIfReadable(ctx.account.vaultDir, path);
    if (!before?.utf8 || path === from) continue;
    let links = 0;
    const content = before.text.replace(FILE, (whole, colon: string, value: string) => {
      if (stringOf(value)?.normalize("NFC") !== from.normalize("NFC")) return whole;
      links += 1;
      return `"file"${colon}${JSON.stringify(to)}`;
    });
    if (links > 0) following.push({ before, content, hash: hashOf(content), links });
  }
  return following;
}

function stringOf(json: string): string | undefined {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
