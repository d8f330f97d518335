import { sql } from "drizzle-orm";
import { notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { existingRecordPath, type Layout, parseRecord, readLayout } from "@/lib/vault";
import { partsOf } from "../text/parts";
import { plainText } from "../text/plain";

/** The query of a search by meaning: a record, or a text. */
export interface MeaningQuery {
  /** Null for a text. */
  path: string | null;
  texts: string[];
}

/** Parts of a long record that are embedded, if it is not surveyed yet. */
const MAX_PARTS = 8;

/**
 * Reads `similar`: text that begins with the folder of a type, or ends with `.md`, is a path. Throws `NOT_FOUND` if
 * the record does not exist, and `VALIDATION_ERROR` if the path is invalid.
 */
export async function readMeaningQuery(ctx: Context, similar: string): Promise<MeaningQuery> {
  if (!looksLikePath(similar, await readLayout(ctx))) return { path: null, texts: [similar] };
  const path: string = existingRecordPath(similar, "similar");
  const [file] = await ctx.db.tx((tx) =>
    tx.execute<{ name: string; body: string | null }>(sql`
      select f.name, t.body from vault_files f
      left join vault_texts t on t.account_id = f.account_id and t.path = f.path
      where f.account_id = ${ctx.account.id}::uuid and f.kind = 'record' and f.path = ${path}`),
  );
  if (!file)
    throw notFound(`There is no record ${path}. To search for a text instead, do not begin it like a path.`);
  return {
    path,
    texts: partsOf(file.name, plainText(parseRecord(file.body ?? "").body)).slice(0, MAX_PARTS),
  };
}

const looksLikePath = (text: string, layout: Layout): boolean =>
  !/[\r\n]/.test(text) && (text.endsWith(".md") || layout.placeType(text) !== undefined);
