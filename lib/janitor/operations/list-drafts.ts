import { and, count, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { decodeMoment, encodeMoment } from "@/lib/core/cursor";
import { limitInput } from "@/lib/core/limit";
import { cutPage } from "@/lib/core/page";
import { textInput } from "@/lib/core/text";
import { olderThan } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { presentDraft } from "../drafts/store";
import { draft } from "../shapes";
import { DRAFT_STATES, janitorDrafts } from "../tables";

export const listDrafts = defineOperation({
  id: "janitorDrafts",
  http: { method: "GET", path: "/workers/janitor/drafts" },
  tag: "Janitor",
  summary: "List drafts, newest first",
  description: "Texts and merges by a model or the local engine; nothing is written before one is accepted.",
  input: z.strictObject({
    state: z.enum(DRAFT_STATES, `must be one of ${DRAFT_STATES.join(", ")}`).optional(),
    limit: limitInput.default(50),
    cursor: textInput.optional(),
  }),
  output: z.object({ items: z.array(draft), total: z.int(), next_cursor: z.string().nullable() }),
  run: (ctx, { state, limit, cursor }) => {
    const where = and(
      eq(janitorDrafts.accountId, ctx.account.id),
      state === undefined ? undefined : eq(janitorDrafts.state, state),
    );
    const { madeAt, id } = janitorDrafts;
    const after = cursor === undefined ? undefined : olderThan(decodeMoment(cursor), { at: madeAt, id });
    return ctx.db.tx(async (tx) => {
      const rows = await tx
        .select()
        .from(janitorDrafts)
        .where(and(where, after))
        .orderBy(desc(madeAt), id)
        .limit(limit + 1);
      const [all] = await tx.select({ n: count() }).from(janitorDrafts).where(where);
      const { page, next } = cutPage(rows, limit, (last) => encodeMoment({ at: last.madeAt, id: last.id }));
      return { items: page.map(presentDraft), total: all?.n ?? 0, next_cursor: next };
    });
  },
});
