import { conflict } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { parseRecord, type RecordType, readFileIfAny, recordAt, vaultPath } from "@/lib/vault";

/** A record that a draft is made of, as it lies on the disk. */
export interface Side {
  path: string;
  type: RecordType;
  text: string;
  /** SHA-256, hex. */
  hash: string;
  frontmatter: Record<string, unknown>;
  body: string;
}

/** Reads it. Throws `CONFLICT` where no text could be written back: it is gone, no UTF-8, or its YAML cannot be read. */
export async function readSide(ctx: Context, path: string): Promise<Side> {
  const file = await readFileIfAny(ctx.account.vaultDir, vaultPath(path));
  const place = recordAt(path);
  if (!file || !place) throw conflict(`${path} is not there any more: scan again`);
  if (!file.utf8 || file.text.includes("\0")) throw conflict(`${path} is no plain text: convert it first`);
  const { frontmatter, body, problem } = parseRecord(file.text);
  if (problem) throw conflict(`The metadata of ${path} cannot be read: mend line ${problem.line} first`);
  return { path, type: place.type, text: file.text, hash: file.hash, frontmatter, body };
}
