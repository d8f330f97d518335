import { and, desc, eq, inArray, max, ne, or, sql } from "drizzle-orm";
import { addToGroup } from "@/lib/core/group-by";
import type { Context } from "@/lib/db";
import { matchKey } from "@/lib/language";
import { stemOf, vaultFiles } from "@/lib/vault";
import { ENTITY_TYPES, type EntityType, LIKELY, type PlannedEntity, type PlannedLink } from "../plan";
import { curatorProposals } from "../tables";
import { ownersOf, PHRASED_TYPES, phrasingOf } from "./phrasing";

/** The number of accepted proposals of a phrasing, with no others, after which the next one is written. */
const MIN_ACCEPTED = 3;
/** The newest proposals that are compared. */
const MAX_COMPARED = 1_000;

/** What the user's decisions about proposals say of new findings. */
export interface Lessons {
  /**
   * Whether a name of this type was discarded, or corrected to another type. What was less likely then, and is likely
   * now, is not.
   */
  isDiscarded: (type: EntityType, nameKey: string, confidence: number) => boolean;
  /** The record that a name of this type was corrected to. */
  correctedTo: (type: EntityType, nameKey: string) => string | undefined;
  /** Whether findings of the same phrasing were accepted. */
  isConfirmed: (entity: PlannedEntity, links: readonly PlannedLink[]) => boolean;
}

export async function lessonsFor(
  ctx: Context,
  entities: readonly Pick<PlannedEntity, "key" | "type" | "name" | "confidence">[],
): Promise<Lessons> {
  const keys = [...new Set(entities.map(({ name }) => matchKey(name)))];
  if (keys.length === 0)
    return { isDiscarded: () => false, correctedTo: () => undefined, isConfirmed: () => false };
  const discarded = await discardedAmong(ctx, keys);
  const corrected = await corrections(ctx);
  const isKnown = await existing(ctx, [...corrected.values()]);
  const confirmed = await confirmedPhrasings(
    ctx,
    PHRASED_TYPES.filter((type) => entities.some((entity) => entity.type === type)),
  );
  const names = new Map(entities.map(({ key, name }) => [key, name]));
  return {
    isDiscarded: (type, key, confidence) =>
      isAgain(discarded.get(`${type} ${key}`), confidence) ||
      (corrected.get(`${type} ${key}`)?.isRetyped ?? false),
    correctedTo: (type, key) => {
      const path = corrected.get(`${type} ${key}`)?.path;
      return path !== undefined && isKnown.has(path) ? path : undefined;
    },
    isConfirmed: (entity, links) => {
      const owners = ownersOf(links, entity.key, (key) => names.get(key));
      const phrasing = phrasingOf(entity, owners);
      return phrasing !== null && confirmed(`${entity.type} ${phrasing}`, entity.confidence);
    },
  };
}

/** Discarding all guesses of a file at once says nothing about a name that a rule is sure of in another. */
const isAgain = (discarded: number | undefined, confidence: number): boolean =>
  discarded !== undefined && (discarded >= LIKELY || confidence < LIKELY);

/** The names that were discarded, with how likely they were at most. */
async function discardedAmong(ctx: Context, keys: readonly string[]): Promise<Map<string, number>> {
  const { accountId, state, type, nameKey, confidence } = curatorProposals;
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ type, nameKey, likeliest: max(confidence) })
      .from(curatorProposals)
      .where(
        and(
          eq(accountId, ctx.account.id),
          eq(state, "discarded"),
          inArray(type, [...ENTITY_TYPES]),
          inArray(nameKey, [...keys]),
        ),
      )
      .groupBy(type, nameKey),
  );
  return new Map(rows.map((row) => [`${row.type} ${row.nameKey}`, row.likeliest ?? 0]));
}

interface Correction {
  path: string;
  isRetyped: boolean;
}

/** What names were corrected to when they were accepted. */
async function corrections(ctx: Context): Promise<Map<string, Correction>> {
  const { accountId, state, type, name, entity, path, settledAt } = curatorProposals;
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ type, entity, path })
      .from(curatorProposals)
      .where(
        and(
          eq(accountId, ctx.account.id),
          eq(state, "accepted"),
          or(ne(sql`${entity} ->> 'name'`, name), ne(sql`${entity} ->> 'type'`, type)),
        ),
      )
      .orderBy(desc(settledAt))
      .limit(MAX_COMPARED),
  );
  // The later of two corrections of a name applies.
  return new Map(
    rows
      .reverse()
      .map((row) => [
        `${row.entity.type} ${matchKey(row.entity.name)}`,
        { path: row.path ?? "", isRetyped: row.entity.type !== row.type },
      ]),
  );
}

async function existing(ctx: Context, corrected: readonly Correction[]): Promise<Set<string>> {
  if (corrected.length === 0) return new Set();
  const paths = corrected.map(({ path }) => path);
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ path: vaultFiles.path })
      .from(vaultFiles)
      .where(and(eq(vaultFiles.accountId, ctx.account.id), inArray(vaultFiles.path, paths))),
  );
  return new Set(rows.map(({ path }) => path));
}

/**
 * Phrasings with enough accepted proposals, and none that was discarded or corrected to another type. A guess says
 * nothing of what is likely: all guesses of a file may be discarded at once. For a guess, guesses count as well.
 */
async function confirmedPhrasings(
  ctx: Context,
  types: readonly (typeof PHRASED_TYPES)[number][],
): Promise<(key: string, confidence: number) => boolean> {
  if (types.length === 0) return () => false;
  const { accountId, state, type, entity, links, confidence, settledAt } = curatorProposals;
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ state, type, entity, links, confidence })
      .from(curatorProposals)
      .where(
        and(
          eq(accountId, ctx.account.id),
          ne(state, "proposed"),
          inArray(sql`${entity} ->> 'type'`, [...types]),
        ),
      )
      .orderBy(desc(settledAt))
      .limit(MAX_COMPARED),
  );
  const settled = new Map<string, { confidence: number; isAccepted: boolean }[]>();
  for (const row of rows) {
    const owners = ownersOf(row.links, row.entity.key, (end) =>
      end.endsWith(".md") ? stemOf(end) : undefined,
    );
    const phrasing = phrasingOf(row.entity, owners);
    if (phrasing === null) continue;
    const isAccepted = row.state === "accepted" && row.type === row.entity.type;
    addToGroup(settled, `${row.entity.type} ${phrasing}`, { confidence: row.confidence, isAccepted });
  }
  return (key, confidence) => {
    const least = confidence >= LIKELY ? LIKELY : 0;
    const counted = settled.get(key)?.filter((each) => each.confidence >= least) ?? [];
    return counted.length >= MIN_ACCEPTED && counted.every(({ isAccepted }) => isAccepted);
  };
}
