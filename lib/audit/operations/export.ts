import { Readable } from "node:stream";
import { desc } from "drizzle-orm";
import { z } from "zod";
import { formatNumber } from "@/lib/core/count";
import { wholeNumberOrText } from "@/lib/core/limit";
import type { Context } from "@/lib/db";
import { defineFileOperation } from "@/lib/operation";
import { CSV_HEAD, csvLine } from "../csv";
import { type AuditFilter, auditFilter, matching, presentEntry } from "../filter";
import { audit } from "../record";
import { auditEntries } from "../tables";

/** More would be a file that few programs open. */
const MAX_ENTRIES = 100_000;
const BATCH = 1_000;

const FORMATS = ["csv", "jsonl"] as const;

export const exportAudit = defineFileOperation({
  id: "exportAudit",
  http: { method: "GET", path: "/audit/export", headerNames: ["Content-Disposition"] },
  tag: "Audit",
  summary: "Download entries of the audit log as CSV or JSON Lines, newest first",
  description:
    `At most ${formatNumber(MAX_ENTRIES)}; the older ones with \`until\`. In CSV a text that a spreadsheet would read as a formula ` +
    "begins with an apostrophe.",
  input: z.strictObject({
    ...auditFilter,
    format: z.enum(FORMATS, `must be one of ${FORMATS.join(", ")}`).default("csv"),
    limit: wholeNumberOrText(1, MAX_ENTRIES).default(MAX_ENTRIES),
  }),
  output: z.unknown(),
  record: (ctx, { format, limit: _, ...filter }) =>
    ctx.db.tx((tx) => audit(ctx, tx, { action: "audit.export", subject: format, detail: filter })),
  run: async (ctx, { format, limit, ...filter }) => ({
    name: `audit.${format}`,
    bytes: Readable.from(linesOf(ctx, filter, format, limit), { objectMode: false }),
  }),
});

/** A batch at a time, so that the largest export takes little memory and holds no transaction open. */
async function* linesOf(
  ctx: Context,
  filter: AuditFilter,
  format: (typeof FORMATS)[number],
  limit: number,
): AsyncGenerator<string> {
  if (format === "csv") yield CSV_HEAD;
  let before: number | undefined;
  for (let left = limit; left > 0; left -= BATCH) {
    const size = Math.min(BATCH, left);
    const rows = await ctx.db.tx((tx) =>
      tx
        .select()
        .from(auditEntries)
        .where(matching(ctx, filter, before))
        .orderBy(desc(auditEntries.seq))
        .limit(size),
    );
    if (rows.length > 0) yield rows.map((row) => lineOf(presentEntry(row), format)).join("");
    if (rows.length < size) return;
    before = rows.at(-1)?.seq ?? undefined;
  }
}

const lineOf = (entry: ReturnType<typeof presentEntry>, format: (typeof FORMATS)[number]): string =>
  format === "csv" ? csvLine(entry) : `${JSON.stringify(entry)}\n`;
