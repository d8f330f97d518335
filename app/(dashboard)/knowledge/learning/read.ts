import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { type Instinct, listInstincts, listObservations, type ObservationPage } from "@/lib/learning";

const MAX_RULES = 500;
const MAX_EVIDENCE = 20;
const PAGE_SIZE = 20;

const ORDER: readonly Instinct["state"][] = ["active", "proposed", "retired"];

/** The rules: active ones first, those with the most evidence before others. */
export async function readRules(ctx: Context): Promise<Instinct[]> {
  const { items } = await listInstincts(ctx, { limit: MAX_RULES });
  return [...items].sort(
    (a, b) =>
      ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || b.agreeing - a.agreeing || (a.id < b.id ? -1 : 1),
  );
}

/** The decisions behind a rule; null if the rule does not exist. */
export const readEvidence = (
  ctx: Context,
  instinct: string | undefined,
): Promise<{ of: string; page: ObservationPage } | null> =>
  instinct === undefined
    ? Promise.resolve(null)
    : orNull(async () => ({
        of: instinct,
        page: await listObservations(ctx, { instinct, limit: MAX_EVIDENCE }),
      }));

/** A page of the recorded decisions, newest first. Throws `VALIDATION_ERROR` for an invalid cursor. */
export const readDecisions = (ctx: Context, cursor: string | undefined): Promise<ObservationPage> =>
  listObservations(ctx, { limit: PAGE_SIZE, cursor });

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof KvError && ["NOT_FOUND", "VALIDATION_ERROR"].includes(error.code)) return null;
    throw error;
  }
}
