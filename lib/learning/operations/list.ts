import { and, arrayContains, count, desc, eq, type SQL } from "drizzle-orm";
import { z } from "zod";
import { decodeMoment, encodeMoment } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { limitInput } from "@/lib/core/limit";
import { cutPage } from "@/lib/core/page";
import { textInput } from "@/lib/core/text";
import { type Context, olderThan, type Tx } from "@/lib/db";
import { defineOperation, type OutputOf } from "@/lib/operation";
import { withHistory } from "../history";
import { presentObservation } from "../present";
import { instinct, instinctId, observation, pageOf } from "../shapes";
import { INSTINCT_STATES, learningInstincts, learningObservations } from "../tables";

const listObservationsInput = z.strictObject({
  instinct: instinctId.optional().meta({ description: "Only the evidence of this instinct" }),
  used_by: instinctId.optional().meta({ description: "Only decisions by this instinct" }),
  limit: limitInput.default(100),
  cursor: textInput.optional(),
});

const listInstinctsInput = z.strictObject({
  state: z.enum(INSTINCT_STATES, `must be one of ${INSTINCT_STATES.join(", ")}`).optional(),
  limit: limitInput.default(100),
  cursor: textInput.optional(),
});

/** Observations, newest first. Throws `NOT_FOUND` for an unknown instinct. */
export const listObservations = defineOperation({
  id: "listObservations",
  http: { method: "GET", path: "/learning/observations" },
  tag: "Learning",
  summary: "Routing decisions and their corrections, newest first",
  description: "Where each file went, what decided it, and whether it was corrected later.",
  input: listObservationsInput,
  output: pageOf(observation),
  errors: ["NOT_FOUND"],
  run: (ctx, { instinct, used_by, limit, cursor }) =>
    ctx.db.tx(async (tx) => {
      const { observedAt, id } = learningObservations;
      const after =
        cursor === undefined ? undefined : olderThan(decodeMoment(cursor), { at: observedAt, id });
      const where = and(
        eq(learningObservations.accountId, ctx.account.id),
        instinct === undefined ? undefined : await evidenceOf(ctx, tx, instinct),
        used_by === undefined ? undefined : eq(learningObservations.instinctId, used_by),
      );
      const rows = await tx
        .select()
        .from(learningObservations)
        .where(and(where, after))
        .orderBy(desc(observedAt), id)
        .limit(limit + 1);
      const [all] = await tx.select({ n: count() }).from(learningObservations).where(where);
      const { page, next } = cutPage(rows, limit, (last) =>
        encodeMoment({ at: last.observedAt, id: last.id }),
      );
      return { items: page.map(presentObservation), total: all?.n ?? 0, next_cursor: next };
    }),
});

export const listInstincts = defineOperation({
  id: "listInstincts",
  http: { method: "GET", path: "/learning/instincts" },
  tag: "Learning",
  summary: "Learned routing patterns, newest first",
  description:
    "An instinct says where files with something in common go. It forms from at least three observations that agree.",
  input: listInstinctsInput,
  output: pageOf(instinct),
  run: (ctx, { state, limit, cursor }) =>
    ctx.db.tx(async (tx) => {
      const { formedAt, id } = learningInstincts;
      const after = cursor === undefined ? undefined : olderThan(decodeMoment(cursor), { at: formedAt, id });
      const where = and(
        eq(learningInstincts.accountId, ctx.account.id),
        state === undefined ? undefined : eq(learningInstincts.state, state),
      );
      const rows = await tx
        .select()
        .from(learningInstincts)
        .where(and(where, after))
        .orderBy(desc(formedAt), id)
        .limit(limit + 1);
      const [all] = await tx.select({ n: count() }).from(learningInstincts).where(where);
      const { page, next } = cutPage(rows, limit, (last) => encodeMoment({ at: last.formedAt, id: last.id }));
      const items = await withHistory(ctx, tx, page);
      return { items, total: all?.n ?? 0, next_cursor: next };
    }),
});

async function evidenceOf(ctx: Context, tx: Tx, id: string): Promise<SQL | undefined> {
  const [instinct] = await tx
    .select()
    .from(learningInstincts)
    .where(and(eq(learningInstincts.accountId, ctx.account.id), eq(learningInstincts.id, id)));
  if (!instinct) throw notFound(`There is no instinct ${id}`);
  return and(
    eq(learningObservations.kind, instinct.kind),
    arrayContains(learningObservations.features, [instinct.pattern]),
  );
}

export type ObservationPage = OutputOf<typeof listObservations>;
