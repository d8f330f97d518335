import { sql } from "drizzle-orm";
import { z } from "zod";
import { assertVaultRoot } from "@/lib/accounts";
import { decodeCursor, encodeCursor } from "@/lib/core/cursor";
import { limitInput } from "@/lib/core/limit";
import { cutPage } from "@/lib/core/page";
import { defineOperation } from "@/lib/operation";
import { contentTypeOf } from "../attachments/content-type";
import { cursorInput } from "../records/input";
import { readLayout } from "../settings/read";

interface Row extends Record<string, unknown> {
  path: string;
  size: string;
  modified: Date | string;
  links: string;
  total: string;
}

const file = z.object({
  path: z.string(),
  size: z.int().meta({ description: "Bytes" }),
  modified: z.iso.datetime(),
  content_type: z.string().nullable().meta({ description: "Null for files that are only downloaded" }),
  links: z.int().meta({ description: "Links that lead to it" }),
});

/** Attachments and other files that are not Markdown, by path. */
export const listFiles = defineOperation({
  id: "listFiles",
  http: { method: "GET", path: "/vault/files" },
  tag: "Vault",
  summary: "Attachments: images, PDF, canvas and other files, by path",
  description: "Everything in the vault that is no record and not hidden.",
  input: z.strictObject({ limit: limitInput.default(100), cursor: cursorInput }),
  output: z.object({ files: z.array(file), count: z.int(), next_cursor: z.string().nullable() }),
  run: async (ctx, { limit, cursor }) => {
    await assertVaultRoot(ctx);
    const { inboxFolder } = (await readLayout(ctx)).settings;
    const [after = ""] = cursor === undefined ? [] : decodeCursor(cursor, 1);
    const rows = await ctx.db.tx((tx) =>
      tx.execute<Row>(sql`
        with files as (
          select path, stem_key, size, modified from vault_files where account_id = ${ctx.account.id}::uuid and kind = 'other'
            and path not like '%.md' and not starts_with(path, ${`${inboxFolder}/`}))
        select f.*, (select count(*) from files) as total, (
          select count(*) from vault_links l
          where l.account_id = ${ctx.account.id}::uuid and l.target_key = f.stem_key and l.target_path = f.path) as links
        from files f where f.path > ${after} order by f.path limit ${limit + 1}`),
    );
    const { page, next } = cutPage(rows, limit, (last) => encodeCursor([last.path]));
    return {
      files: page.map((row) => ({
        path: row.path,
        size: Number(row.size),
        modified: new Date(row.modified).toISOString(),
        content_type: contentTypeOf(row.path) ?? null,
        links: Number(row.links),
      })),
      count: Number(rows[0]?.total ?? 0),
      next_cursor: next,
    };
  },
});
