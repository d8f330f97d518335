import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { listInstincts, listObservations, type ObservationPage, type ToldInstinct } from "@/lib/learning";

const MOST_INSTINCTS = 500;
const EVIDENCE = 20;
const PER_PAGE = 20;

const ORDER: readonly ToldInstinct["state"][] = ["active", "proposed", "retired"];

/** The instincts: those that are followed first, those with the most evidence before the others. */
export async function readInstincts(ctx: Context): Promise<ToldInstinct[]> {
  const { items } = await listInstincts(ctx, { limit: MOST_INSTINCTS });
  return [...items].sort(
    (a, b) =>
      ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || b.agreeing - a.agreeing || (a.id < b.id ? -1 : 1),
  );
}

/** What an instinct was formed of; null where the address names none that there is. */
export const readEvidence = (
  ctx: Context,
  instinct: string | undefined,
): Promise<{ of: string; page: ObservationPage } | null> =>
  instinct === undefined
    ? Promise.resolve(null)
    : orNull(async () => ({
        of: instinct,
        page: await listObservations(ctx, { instinct, limit: EVIDENCE }),
      }));

/** A page of what was observed; or what is wrong with the cursor, in words. */
export async function readObservations(
  ctx: Context,
  cursor: string | undefined,
): Promise<ObservationPage | string> {
  try {
    return await listObservations(ctx, { limit: PER_PAGE, cursor });
  } catch (error) {
    if (error instanceof KvError && error.code === "VALIDATION_ERROR") return error.message;
    throw error;
  }
}

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof KvError && ["NOT_FOUND", "VALIDATION_ERROR"].includes(error.code)) return null;
    throw error;
  }
}
