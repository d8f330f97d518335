import { withArticle } from "@/lib/core/article";
import { toStorable } from "@/lib/core/text";
import { isListField, type RecordType, STATUS_BY_TYPE, type WriteLink, wholeLink } from "@/lib/vault";
import type { Placement } from "./place";
import { NOTE_KEY } from "./plan";
import type { RoutedPlan } from "./routing";

/** A part of a plan, ready to be written. */
export interface Part {
  key: string;
  path: string;
  type: RecordType;
  name: string;
  fields: Record<string, unknown>;
  body: string;
}

/**
 * The parts of a plan with their paths and links; the note comes first.
 * @param source where the inbox file will be
 */
export function partsOf(
  plan: RoutedPlan,
  placement: Placement,
  source: string,
  writeLink: WriteLink,
): Part[] {
  const note = { key: NOTE_KEY, ...plan.note, fields: { ...plan.note.fields, source: wholeLink(source) } };
  const status = plan.note.status === undefined ? {} : { status: plan.note.status };
  const parts = [
    { ...note, fields: { ...note.fields, ...status } },
    ...plan.entities.map(({ key, type, name, fields, aliases, body }) => ({
      key,
      type,
      name,
      body,
      fields: aliases.length > 0 ? { ...fields, aliases } : { ...fields },
    })),
  ];
  return parts.flatMap((part) => {
    const path = placement.paths[part.key];
    if (path === undefined) return [];
    const fields = { ...part.fields, ...linksOf(plan, placement, part, (to) => writeLink(path, to)) };
    return [{ ...part, path, body: toStorable(part.body), fields: storableFields(fields) }];
  });
}

/** An inbox file may hold any characters; those that no record can hold become U+FFFD. */
const storableFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [toStorable(field), storable(value)]));

function storable(value: unknown): unknown {
  if (typeof value === "string") return toStorable(value);
  if (Array.isArray(value)) return value.map(storable);
  return typeof value === "object" && value !== null ? storableFields(value) : value;
}

/** The fields that hold the links from one part to others. */
function linksOf(
  plan: RoutedPlan,
  placement: Placement,
  { key, fields }: Pick<Part, "key" | "fields">,
  write: (to: string) => string,
): Record<string, unknown> {
  const links: Record<string, unknown> = {};
  for (const link of plan.links.filter((link) => link.from === key)) {
    const target = placement.paths[link.to];
    if (target === undefined || target === placement.paths[key]) continue;
    links[link.field] = isListField(link.field)
      ? [...new Set([...asList(links[link.field] ?? fields[link.field]), write(target)])]
      : (links[link.field] ?? write(target));
  }
  return links;
}

const asList = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** Why the vault would reject the part's status; null when it would not. */
export function invalidStatus({ type, fields: { status } }: Part): string | null {
  const allowed = STATUS_BY_TYPE[type];
  if (status === undefined || (typeof status === "string" && (!allowed || allowed.includes(status))))
    return null;
  return `${JSON.stringify(status)} is not a status of ${withArticle(type)}`;
}
