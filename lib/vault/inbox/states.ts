import { and, desc, eq, or } from "drizzle-orm";
import { z } from "zod";
import { conflict, notFound } from "@/lib/core/errors";
import { limitInput } from "@/lib/core/limit";
import { parse } from "@/lib/core/parse";
import { type Context, notify, type Tx } from "@/lib/db";
import { changeVault, type RenameFile } from "../change";
import { type VaultPath, vaultPath } from "../path";
import { exists, statFile } from "../store";
import { type InboxRecord, type InboxState, inboxFiles } from "../tables/inbox";
import { freeName, INBOX, waitingFiles } from "./files";

/** The names of the files in the inbox, oldest first. */
export async function listInbox(ctx: Context): Promise<{ files: string[] }> {
  return { files: (await waitingFiles(ctx)).map((file) => file.filename) };
}

/** The state of an inbox file. */
export interface InboxFileState {
  id: string;
  filename: string;
  /** Its current path, relative to the vault. */
  location: string;
  state: InboxState;
  attempts: number;
  error: string | null;
  records: InboxRecord[];
  received_at: string;
  processed_at: string | null;
}

export const inboxStatesInput = z.strictObject({ limit: limitInput.default(100) });

/** The files that are or were in the inbox, newest first. */
export async function listInboxFiles(
  ctx: Context,
  input: z.input<typeof inboxStatesInput> = {},
): Promise<{ files: InboxFileState[] }> {
  const { limit } = parse(inboxStatesInput, input);
  const rows = await ctx.db.tx(async (tx) => {
    await registerInboxFiles(ctx, tx);
    return tx
      .select()
      .from(inboxFiles)
      .where(eq(inboxFiles.accountId, ctx.account.id))
      .orderBy(desc(inboxFiles.receivedAt), desc(inboxFiles.id))
      .limit(limit);
  });
  return { files: rows.map(presentInboxFile) };
}

const presentInboxFile = (row: typeof inboxFiles.$inferSelect): InboxFileState => ({
  id: row.id,
  filename: row.filename,
  location: row.location,
  state: row.state,
  attempts: row.attempts,
  error: row.error,
  records: row.records,
  received_at: row.receivedAt.toISOString(),
  processed_at: row.processedAt?.toISOString() ?? null,
});

/**
 * Adds a row for every file in the inbox, including those added by hand, and deletes the rows of waiting files that
 * were removed by hand.
 */
export async function registerInboxFiles(ctx: Context, tx: Tx): Promise<void> {
  const waiting = await waitingFiles(ctx);
  const rows = await tx
    .select({ id: inboxFiles.id, location: inboxFiles.location, state: inboxFiles.state })
    .from(inboxFiles)
    .where(
      and(
        eq(inboxFiles.accountId, ctx.account.id),
        or(eq(inboxFiles.state, "waiting"), eq(inboxFiles.state, "processing")),
      ),
    );
  const known = new Set(rows.map((row) => row.location));
  const fresh = waiting.filter((file) => !known.has(file.location));
  if (fresh.length > 0) {
    const values = fresh.map((file) => ({
      accountId: ctx.account.id,
      filename: file.filename,
      location: file.location,
      state: "waiting" as const,
      receivedAt: file.modified,
    }));
    await tx.insert(inboxFiles).values(values).onConflictDoNothing();
  }
  const present = new Set<string>(waiting.map((file) => file.location));
  for (const row of rows) {
    if (row.state !== "waiting" || present.has(row.location)) continue;
    await tx.delete(inboxFiles).where(and(eq(inboxFiles.id, row.id), eq(inboxFiles.state, "waiting")));
  }
}

export const retryInboxFileInput = z.strictObject({ id: z.uuid("must be the id of an inbox file") });

/** Puts a quarantined file back into the inbox, to be processed again. Throws `NOT_FOUND`, `CONFLICT`. */
export async function retryInboxFile(
  ctx: Context,
  input: z.input<typeof retryInboxFileInput>,
): Promise<InboxFileState> {
  const { id } = parse(retryInboxFileInput, input);
  const own = and(eq(inboxFiles.accountId, ctx.account.id), eq(inboxFiles.id, id));
  await changeVault(ctx, {
    lock: [INBOX as VaultPath],
    plan: async (tx) => {
      const [file] = await tx.select().from(inboxFiles).where(own);
      if (!file) throw notFound("Inbox file not found");
      if (file.state !== "quarantined") throw conflict(`The file is ${file.state}, not quarantined`);
      const change = await backToInbox(ctx, vaultPath(file.location), file.filename);
      const waiting = {
        state: "waiting",
        location: change.to,
        attempts: 0,
        error: null,
        workflowId: null,
      } as const;
      return {
        changes: [change],
        alongside: async (tx) => {
          await tx
            .update(inboxFiles)
            .set({ ...waiting, processedAt: null, receivedAt: ctx.clock.now() })
            .where(own);
          await notify(ctx, tx, "kv_inbox");
        },
      };
    },
  });
  const [row] = await ctx.db.tx((tx) => tx.select().from(inboxFiles).where(own));
  if (!row) throw notFound("Inbox file not found");
  return presentInboxFile(row);
}

async function backToInbox(ctx: Context, from: VaultPath, filename: string): Promise<RenameFile> {
  const root = ctx.account.vaultDir;
  const before = await statFile(root, from);
  if (!before) throw notFound(`${from} is no longer in the vault`);
  const to = await freeName(INBOX, filename, (at) => exists(root, at));
  return { kind: "rename", before, to, entries: [{ action: "inbox.retry", subject: to }] };
}
