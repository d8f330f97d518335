import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";
import { proposeFolders } from "../opening/propose";
import { counts } from "../overview-shapes";
import { vaultCounts } from "../records/counts";
import { RECORD_TYPES } from "../schema";
import { settings } from "../settings/input";
import { claimedType } from "../settings/layout";
import { layoutIn } from "../settings/read";
import { indexStatus } from "../tables/vault";

const MAX_FOLDERS = 500;

const output = z.object({
  directory: z.string(),
  files: z.int().meta({ description: "Files of any kind" }),
  records: z.int(),
  indexing: z
    .object({
      indexed: z.int(),
      found: z.int().nullable().meta({ description: "Null until they are counted" }),
    })
    .nullable()
    .meta({
      description:
        "Files indexed so far, of files found; null once all were indexed. What is below counts the indexed ones",
    }),
  links: counts.shape.links,
  skipped: counts.shape.skipped,
  inbox: settings.shape.inbox.extend({ files: z.int() }),
  folders: z
    .array(
      z.object({
        path: z.string(),
        records: z.int(),
        type: z.enum(RECORD_TYPES).nullable(),
        by: z.enum(["settings", "directory", "frontmatter", "name"]).nullable().meta({
          description: "What gives the folder its type: it has it already, or it was guessed",
        }),
      }),
    )
    .meta({ description: `Folders and the types proposed for them, at most ${MAX_FOLDERS}` }),
  type_folders: settings.shape.type_folders.meta({
    description: "The proposal, for PATCH /vault/settings; includes what is set",
  }),
});

export type Opening = z.output<typeof output>;

interface Row extends Record<string, unknown> {
  path: string;
  type: string | null;
}

export const readOpening = defineOperation({
  id: "vaultOpening",
  http: { method: "GET", path: "/vault/opening" },
  tag: "Vault",
  summary: "What is in the vault, with a proposal of folders for types; changes nothing",
  description:
    "The type is what most records of the folder claim, else what its name says, in several languages. " +
    "PATCH /vault/settings accepts the proposal or another map.",
  input: noInput,
  output,
  run: async (ctx) => {
    const account = sql`account_id = ${ctx.account.id}::uuid`;
    const { rows, files, status, layout } = await ctx.db.tx(async (tx) => {
      // First: what is read after the end of indexing is complete.
      const [status] = await tx.select().from(indexStatus).where(eq(indexStatus.accountId, ctx.account.id));
      const rows = await tx.execute<Row>(
        sql`select path, frontmatter ->> 'type' as type from vault_files where ${account} and kind = 'record'`,
      );
      const [all] = await tx.execute<{ n: number }>(
        sql`select count(*)::int as n from vault_files where ${account}`,
      );
      return { rows, files: all?.n ?? 0, status, layout: await layoutIn(ctx, tx) };
    });
    const found = await vaultCounts(ctx);
    const records = rows.map(({ path, type }) => ({ path, claimed: claimedType({ type }) }));
    const { folders, typeFolders } = proposeFolders(records, layout);
    const { inboxFolder: folder, inboxEnabled: enabled } = layout.settings;
    return {
      directory: ctx.account.vaultDir,
      files,
      records: found.total,
      indexing: status?.reconciledAt ? null : { indexed: files, found: status?.found ?? null },
      links: found.links,
      skipped: found.skipped,
      inbox: { folder, enabled, files: found.inbox },
      folders: folders.slice(0, MAX_FOLDERS),
      type_folders: typeFolders,
    };
  },
});
