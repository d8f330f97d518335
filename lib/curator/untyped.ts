import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { matchKey } from "@/lib/language";
import { claimedType, readLayout, stemKey, stemOf, vaultFiles } from "@/lib/vault";
import type { PlannedEntity } from "./plan";
import type { RoutedPlan } from "./routing";

/** A note without a type: neither its frontmatter nor its folder gives it one. */
export interface UntypedNote {
  path: string;
  name: string;
  aliases: string[];
}

/** A name that several untyped notes have, so that it matches none of them. */
export interface AmbiguousName {
  name: string;
  paths: string[];
}

type Entities = Pick<RoutedPlan, "entities" | "links">;

/**
 * Matches new entities to untyped notes whose whole name or alias is theirs, ignoring case, accents and punctuation. A
 * matched note is linked to but not changed: its name says nothing about its type. Entities that
 * match a typed record keep it.
 */
export function matchUntyped<P extends Entities>(
  plan: P,
  notes: readonly UntypedNote[],
): { plan: P; ambiguous: AmbiguousName[] } {
  const byKey = new Map<string, Set<string>>();
  for (const { path, name, aliases } of notes)
    for (const text of [name, stemOf(path), ...aliases]) {
      const key = matchKey(text);
      if (key !== "") byKey.set(key, (byKey.get(key) ?? new Set()).add(path));
    }
  const ambiguous: AmbiguousName[] = [];
  const matched = new Set<string>();
  const entities = plan.entities.map((entity): PlannedEntity => {
    const paths = entity.existing === undefined ? [...(byKey.get(matchKey(entity.name)) ?? [])].sort() : [];
    if (paths.length > 1) ambiguous.push({ name: entity.name, paths });
    const [path] = paths;
    if (path === undefined || paths.length > 1) return entity;
    matched.add(entity.key);
    return { ...entity, existing: path, aliases: [], fields: {} };
  });
  return {
    plan: { ...plan, entities, links: plan.links.filter(({ from }) => !matched.has(from)) },
    ambiguous,
  };
}

/** The untyped notes that may have the name of an entity; those with aliases all, since aliases are not indexed by key. */
export async function untypedNotes(ctx: Context, plan: Entities): Promise<UntypedNote[]> {
  const names = plan.entities.filter(({ existing }) => existing === undefined).map(({ name }) => name);
  if (names.length === 0) return [];
  const layout = await readLayout(ctx);
  const keys = JSON.stringify([...new Set(names.flatMap((name) => [stemKey(name), name.toLowerCase()]))]);
  const rows = await ctx.db.tx((tx) =>
    tx.execute<UntypedNote & { type: string | null } & Record<string, unknown>>(sql`
      select path, name, aliases, frontmatter ->> 'type' as type from ${vaultFiles}
      where account_id = ${ctx.account.id}::uuid and kind = 'record' and type = 'note'
        and (cardinality(aliases) > 0 or ${keys}::jsonb ?| array[stem_key, lower(name)])`),
  );
  return rows.filter(
    ({ path, type }) => claimedType({ type }) === undefined && layout.placeType(path) === undefined,
  );
}
