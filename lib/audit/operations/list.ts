import { desc } from "drizzle-orm";
import { z } from "zod";
import { decodeNumber, encodeNumber } from "@/lib/core/cursor";
import { limitInput } from "@/lib/core/limit";
import { cutPage } from "@/lib/core/page";
import { textInput } from "@/lib/core/text";
import { defineOperation } from "@/lib/operation";
import { auditFilter, matching, presentEntry } from "../filter";
import { entry } from "../shapes";
import { auditEntries } from "../tables";

const output = z.object({ entries: z.array(entry), next_cursor: z.string().nullable() });

export const listAudit = defineOperation({
  id: "listAudit",
  http: { method: "GET", path: "/audit" },
  tag: "Audit",
  summary: "List the entries of the audit log, newest first",
  description:
    "Who changed what and when, with hashes of the text before and after. Filters by action, subject, actor and time.",
  input: z.strictObject({ ...auditFilter, limit: limitInput.default(100), cursor: textInput.optional() }),
  output,
  run: async (ctx, { limit, cursor, ...filter }) => {
    const before = cursor === undefined ? undefined : decodeNumber(cursor);
    const rows = await ctx.db.tx((tx) =>
      tx
        .select()
        .from(auditEntries)
        .where(matching(ctx, filter, before))
        .orderBy(desc(auditEntries.seq))
        .limit(limit + 1),
    );
    const { page, next } = cutPage(rows, limit, ({ seq }) => encodeNumber(seq ?? 0));
    return { entries: page.map(presentEntry), next_cursor: next };
  },
});
