import { matchKey } from "@/lib/language";
import type { PlannedEntity, PlannedLink } from "../plan";
import { LONG_OVERDUE_MS, SURE } from "../plan";
import type { RoutedPlan } from "../routing";
import type { Review } from "../tables";
import type { Lessons } from "./lessons";

/** A finding that waits for review, with the links from and to it. */
export interface Held {
  entity: PlannedEntity;
  links: PlannedLink[];
  /** Written anyway, as a draft. */
  isWritten: boolean;
}

export interface HoldOptions {
  review: Review;
  /** What was learned from earlier proposals. */
  lessons: Lessons;
}

type Entities = Pick<RoutedPlan, "entities" | "links">;
type Dated = Entities & { note?: { fields: Record<string, unknown> } };

/**
 * Separates from a plan what waits for review, and drops what was discarded before. What has the phrasing of what was
 * accepted before is sure. Known records are linked in any case. A decision that is sure is written as a draft.
 */
export function holdBack<P extends Dated>(
  plan: P,
  { review, lessons }: HoldOptions,
): { plan: P; held: Held[] } {
  const written: PlannedEntity[] = [];
  const held: Held[] = [];
  for (const entity of plan.entities) {
    const isNew = entity.existing === undefined;
    if (isNew && lessons.isDiscarded(entity.type, matchKey(entity.name), entity.confidence)) continue;
    const isLearned =
      lessons.isConfirmed(entity, plan.links) && !isLongOverdue(entity, plan.note?.fields.date);
    const isSure = entity.confidence >= SURE || isLearned;
    const waits = isNew && (review === "all" || (review === "unsure" && !isSure));
    const isDraft = isNew && !waits && review !== "off" && entity.type === "decision";
    const drafted = isDraft ? { ...entity, fields: { ...entity.fields, status: "draft" } } : entity;
    if (!waits) written.push(drafted);
    if (waits || isDraft) held.push({ entity, links: linksOf(plan, entity.key), isWritten: isDraft });
  }
  const keys = new Set(["note", ...written.map(({ key }) => key)]);
  const links = plan.links.filter(({ from, to }) => keys.has(from) && keys.has(to));
  return { plan: { ...plan, entities: written, links }, held };
}

/** A task that was due more than a year ago, or of a note that is older, waits whatever its words are. */
function isLongOverdue({ type, fields }: PlannedEntity, date: unknown): boolean {
  const due = Date.parse(String(fields.due ?? date ?? ""));
  return type === "task" && Date.now() - due > LONG_OVERDUE_MS;
}

/** Links what was corrected before to the record that it was corrected to, without changing that record. */
export function asCorrected<P extends Entities>(plan: P, { correctedTo }: Lessons): P {
  const matched = new Set<string>();
  const entities = plan.entities.map((entity) => {
    const path = entity.existing ? undefined : correctedTo(entity.type, matchKey(entity.name));
    if (path === undefined) return entity;
    matched.add(entity.key);
    return { ...entity, existing: path, aliases: [], fields: {} };
  });
  return { ...plan, entities, links: plan.links.filter(({ from }) => !matched.has(from)) };
}

const linksOf = ({ links }: Entities, key: string): PlannedLink[] =>
  links.filter(({ from, to }) => from === key || to === key);
