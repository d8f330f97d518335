import { readFile } from "node:fs/promises";
import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { isCode } from "@/lib/core/error-code";
import { KvError, notFound } from "@/lib/core/errors";
import { isUuid } from "@/lib/core/uuid";
import type { Context } from "@/lib/db";
import { readText } from "@/lib/documents";
import { readSource } from "@/lib/language";
import {
  asVaultPath,
  inboxFiles,
  layoutIn,
  locate,
  MAX_INBOX_FILE_BYTES,
  parseRecord,
  readFileIfAny,
  readLayout,
  registerFewInboxFiles,
  statFile,
  vaultPath,
  waitingPlaces,
} from "@/lib/vault";
import type { FeatureSource } from "../features";

/** What was routed, and its record. */
export interface RoutedInput extends FeatureSource {
  /** Id of the inbox file's row; for a record that no inbox file became, `record:<path>`. */
  input: string;
  recordPath: string | null;
}

type InboxFile = typeof inboxFiles.$inferSelect;

/** An inbox file by its id, location or name (the newest), or a record by its path. Throws `NOT_FOUND`. */
export async function findInput(ctx: Context, id: string): Promise<RoutedInput> {
  const file = await findFile(ctx, id);
  if (file) return routedInput(ctx, file);
  const path = asVaultPath(id.endsWith(".md") ? id : `${id}.md`);
  const isRecord = path !== undefined && (await readLayout(ctx)).isRecord(path);
  const record = isRecord && (await readFileIfAny(ctx.account.vaultDir, path));
  if (!path || !record)
    throw notFound(
      `There is no inbox file or record ${id}: name a file that is or was in the inbox, or a record by its path`,
    );
  const { body } = parseRecord(record.text);
  return {
    input: `record:${path}`,
    filename: path.slice(path.lastIndexOf("/") + 1),
    text: body,
    recordPath: path,
  };
}

async function findFile(ctx: Context, id: string): Promise<InboxFile | undefined> {
  const path = id.endsWith(".md") ? id : `${id}.md`;
  const [row] = await ctx.db.tx(async (tx) => {
    await registerFewInboxFiles(ctx, tx);
    const places = waitingPlaces(await layoutIn(ctx, tx), id);
    return tx
      .select()
      .from(inboxFiles)
      .where(
        and(
          eq(inboxFiles.accountId, ctx.account.id),
          or(
            eq(inboxFiles.filename, id),
            inArray(inboxFiles.location, [id, ...places]),
            isUuid(id) ? eq(inboxFiles.id, id.toLowerCase()) : undefined,
            // The first record of a file is its note, which may have moved since.
            sql`${inboxFiles.records} -> 0 ->> 'path' = ${path}`,
            sql`${inboxFiles.id}::text in (select input from learning_observations
              where account_id = ${ctx.account.id}::uuid and record_path = ${path})`,
          ),
        ),
      )
      .orderBy(desc(inboxFiles.receivedAt), desc(inboxFiles.id))
      .limit(1);
  });
  return row;
}

async function routedInput(ctx: Context, file: InboxFile): Promise<RoutedInput> {
  const { id, filename, location, receivedAt, records } = file;
  return {
    input: id,
    filename,
    text: await textOf(ctx, filename, location, receivedAt),
    recordPath: records[0]?.action === "created" ? records[0].path : null,
  };
}

/** The text of the file; empty when it is deleted, unreadable or large, as its name still has features. */
async function textOf(ctx: Context, filename: string, location: string, receivedAt: Date): Promise<string> {
  try {
    const path = vaultPath(location);
    const stat = await statFile(ctx.account.vaultDir, path);
    // A person may put a file of any size into the inbox; a request that only asks does not read it.
    if (!stat || stat.size > MAX_INBOX_FILE_BYTES) return "";
    const bytes = new Uint8Array(await readFile(await locate(ctx.account.vaultDir, path)));
    const read = await readText(filename, bytes);
    const source = { filename, content: read?.text ?? bytes, form: read?.form, receivedAt };
    return (await readSource(source)).text;
  } catch (error) {
    if (error instanceof KvError || isCode(error, "ENOENT")) return "";
    throw error;
  }
}
