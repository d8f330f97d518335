import { ne } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import { assertBelowCap, type Context, returnedRow } from "@/lib/db";
import { parseFilter } from "../filter";
import { savedViews } from "../tables/saved-views";
import { WITHIN } from "./spans";

const MAX_VIEWS = 50;
const CAP = { table: savedViews, max: MAX_VIEWS, noun: "View", remedy: "delete" };

export const viewName = textInput.trim().min(1, "cannot be empty").max(60, "at most 60 characters");

const saveViewInput = z.strictObject({
  name: viewName,
  query: textInput,
  within: z
    .enum(WITHIN, `must be one of ${WITHIN.join(", ")}`)
    .nullable()
    .default(null),
});

/**
 * Keeps a list filter under a name; the same name again replaces it. Throws `VALIDATION_ERROR` where the filter
 * is wrong, `CONFLICT` if there is no room for another.
 */
export async function saveView(ctx: Context, input: z.input<typeof saveViewInput>): Promise<{ id: string }> {
  const { name, query, within } = parse(saveViewInput, input);
  parseFilter(query);
  return ctx.db.tx(async (tx) => {
    await assertBelowCap(ctx, tx, CAP, ne(savedViews.name, name));
    const saved = returnedRow(
      await tx
        .insert(savedViews)
        .values({ accountId: ctx.account.id, name, query, within })
        .onConflictDoUpdate({ target: [savedViews.accountId, savedViews.name], set: { query, within } })
        .returning({ id: savedViews.id }),
    );
    await audit(ctx, tx, { action: "view.save", subject: name, detail: { query, within } });
    return saved;
  });
}
