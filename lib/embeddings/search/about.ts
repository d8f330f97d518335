import { sql } from "drizzle-orm";
import { notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { existingRecordPath, parseRecord, RECORD_TYPES } from "@/lib/vault";
import { partsOf } from "../text/parts";
import { plainText } from "../text/plain";

/** What a search by meaning is about: a record, or a text. */
export interface About {
  /** Null for a text. */
  path: string | null;
  texts: string[];
}

/** So much of a long record is enough to say what it is about, where it is not embedded yet. */
const PARTS = 8;

/**
 * Reads `similar`: what begins like a path, with a type's directory, is one. Throws `NOT_FOUND` when no record lies
 * there, and `VALIDATION_ERROR` when nothing can.
 */
export async function readAbout(ctx: Context, similar: string): Promise<About> {
  if (!looksLikePath(similar)) return { path: null, texts: [similar] };
  const path: string = existingRecordPath(similar, "similar");
  const [file] = await ctx.db.tx((tx) =>
    tx.execute<{ name: string; body: string | null }>(sql`
      select f.name, t.body from vault_files f
      left join vault_texts t on t.account_id = f.account_id and t.path = f.path
      where f.account_id = ${ctx.account.id}::uuid and f.kind = 'record' and f.path = ${path}`),
  );
  if (!file)
    throw notFound(`There is no record ${path}. To look for a text instead, do not begin it like a path.`);
  return { path, texts: partsOf(file.name, plainText(parseRecord(file.body ?? "").body)).slice(0, PARTS) };
}

const looksLikePath = (text: string): boolean =>
  RECORD_TYPES.some((type) => text.startsWith(`${type}/`)) && !/[\r\n]/.test(text);
