import { conflict } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { parseRecord, type RecordType, readFileIfAny, readLayout, vaultPath } from "@/lib/vault";

/** A record that goes into a draft, as on disk. */
export interface Side {
  path: string;
  type: RecordType;
  text: string;
  /** SHA-256, hex. */
  hash: string;
  frontmatter: Record<string, unknown>;
  body: string;
  /** Whether a sync tool made it of the other record: its file's name is nobody's. */
  isCopy?: boolean;
}

/** Throws `CONFLICT` for a record that cannot be rewritten: missing, not UTF-8, or with invalid YAML. */
export async function readSide(ctx: Context, path: string): Promise<Side> {
  const file = await readFileIfAny(ctx.account.vaultDir, vaultPath(path));
  const layout = await readLayout(ctx);
  if (!file || !layout.isRecord(path)) throw conflict(`${path} no longer exists: scan again`);
  if (!file.utf8 || file.text.includes("\0")) throw conflict(`${path} is not UTF-8 text: convert it first`);
  const { frontmatter, body, problem } = parseRecord(file.text);
  if (problem) throw conflict(`The frontmatter of ${path} is invalid: fix line ${problem.line} first`);
  return {
    path,
    type: layout.placeType(path) ?? layout.typeOf(path, frontmatter),
    text: file.text,
    hash: file.hash,
    frontmatter,
    body,
  };
}
