import { matchKey } from "@/lib/language";
import type { EntityType, PlannedEntity, PlannedLink } from "../plan";
import { SURE } from "../plan";
import type { RoutedPlan } from "../routing";
import type { Review } from "../tables";

/** A finding that waits for review, with the links from and to it. */
export interface Held {
  entity: PlannedEntity;
  links: PlannedLink[];
  /** It is written all the same, as a draft. */
  isWritten: boolean;
}

export interface HoldOptions {
  review: Review;
  /** Whether a name of this type was discarded before. */
  isDiscarded: (type: EntityType, nameKey: string) => boolean;
}

type Entities = Pick<RoutedPlan, "entities" | "links">;

/**
 * Separates from a plan what waits for review, and drops what was discarded before. Known records are linked in any case. A
 * decision that is sure is written as a draft.
 */
export function holdBack<P extends Entities>(
  plan: P,
  { review, isDiscarded }: HoldOptions,
): { plan: P; held: Held[] } {
  const written: PlannedEntity[] = [];
  const held: Held[] = [];
  for (const entity of plan.entities) {
    const isNew = entity.existing === undefined;
    if (isNew && isDiscarded(entity.type, matchKey(entity.name))) continue;
    const waits = isNew && (review === "all" || (review === "unsure" && entity.confidence < SURE));
    const isDraft = isNew && !waits && review !== "off" && entity.type === "decision";
    const drafted = isDraft ? { ...entity, fields: { ...entity.fields, status: "draft" } } : entity;
    if (!waits) written.push(drafted);
    if (waits || isDraft) held.push({ entity, links: linksOf(plan, entity.key), isWritten: isDraft });
  }
  const keys = new Set(["note", ...written.map(({ key }) => key)]);
  const links = plan.links.filter(({ from, to }) => keys.has(from) && keys.has(to));
  return { plan: { ...plan, entities: written, links }, held };
}

const linksOf = ({ links }: Entities, key: string): PlannedLink[] =>
  links.filter(({ from, to }) => from === key || to === key);
