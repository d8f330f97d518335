import { and, count, desc, eq, gt, lt, or, type SQL } from "drizzle-orm";
import { z } from "zod";
import { invalidCursor } from "@/lib/core/cursor";
import { limitInput } from "@/lib/core/limit";
import { textInput } from "@/lib/core/text";
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
    return ctx.db.tx(async (tx) => {
      const rows = await tx
        .select()
        .from(janitorDrafts)
        .where(and(where, cursor === undefined ? undefined : after(cursor)))
        .orderBy(desc(janitorDrafts.madeAt), janitorDrafts.id)
        .limit(limit + 1);
      const [all] = await tx.select({ n: count() }).from(janitorDrafts).where(where);
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const next = rows.length > limit && last ? `${last.madeAt.getTime()}.${last.id}` : null;
      return { items: page.map(presentDraft), total: all?.n ?? 0, next_cursor: next };
    });
  },
});

function after(cursor: string): SQL | undefined {
  const [, ms = "", id = ""] =
    /^(\d{1,14})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/.exec(cursor) ?? [];
  if (id === "") throw invalidCursor();
  const at = new Date(Number(ms));
  return or(lt(janitorDrafts.madeAt, at), and(eq(janitorDrafts.madeAt, at), gt(janitorDrafts.id, id)));
}
