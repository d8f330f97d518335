import type { KnownRecord, Plan, PlannedEntity } from "../plan";

/** Fields that a model may not set. */
const RESERVED = new Set(["type", "name", "subject", "created", "source", "cluster", "aliases"]);

/**
 * Removes from a model's plan what the text does not justify: entities without a quote from it, other names that it does not
 * have, unknown "existing" records, and external links, images and markup that it does not contain.
 */
export function sanitizePlan(plan: Plan, text: string, known: readonly KnownRecord[]): Plan {
  const paths = new Map(known.map((record) => [record.path, record]));
  const normal = normalize(text);
  const entities = plan.entities
    .filter(({ evidence }) => isIn(normal, evidence))
    .map((entity) => resolveEntity(entity, paths));
  const keys = new Set(["note", ...entities.map(({ key }) => key)]);
  const names = new Set([...entities.map(({ name }) => name), ...known.map(({ name }) => name)]);
  const clean = (body: string) => sanitizeMarkdown(body, text, names, paths);
  return {
    kind: plan.kind,
    note: { ...plan.note, fields: fieldsOf(plan.note.fields, clean), body: clean(plan.note.body) },
    entities: entities.map((entity) => ({
      ...entity,
      aliases: entity.aliases.map(oneLine).filter((alias) => isIn(normal, alias)),
      fields: fieldsOf(entity.fields, clean),
      body: clean(entity.body),
    })),
    links: plan.links.filter(({ from, to, field }) => keys.has(from) && keys.has(to) && !RESERVED.has(field)),
  };
}

/** Line breaks in a name would continue as lines of a prompt that lists it. */
const oneLine = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();

const normalize = (text: string): string => oneLine(text).toLowerCase();

/** Whether a normalized text has a quote; one of blanks quotes nothing. */
const isIn = (normal: string, quote: string): boolean =>
  normalize(quote) !== "" && normal.includes(normalize(quote));

/** A known record keeps its name and type. One that is unknown, or that the evidence does not name, is new. */
function resolveEntity(entity: PlannedEntity, known: ReadonlyMap<string, KnownRecord>): PlannedEntity {
  const record = known.get(entity.existing ?? "");
  const { existing: _, ...rest } = entity;
  return record && record.type === entity.type && isNamedBy(entity.evidence, record)
    ? { ...rest, existing: record.path, name: record.name }
    : rest;
}

/** Whether a quote has a name of the record, or a word of one. */
function isNamedBy(quote: string, { name, aliases }: KnownRecord): boolean {
  const [normal, words] = [normalize(quote), new Set(wordsOf(quote))];
  return [name, ...aliases].some(
    (each) => isIn(normal, each) || wordsOf(each).some((word) => words.has(word)),
  );
}

const wordsOf = (text: string): string[] =>
  (normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 2);

function fieldsOf(fields: Plan["note"]["fields"], clean: (text: string) => string): Plan["note"]["fields"] {
  const kept = Object.entries(fields).filter(([field]) => !RESERVED.has(field));
  return Object.fromEntries(
    kept.map(([field, value]) => [
      field,
      typeof value === "string" ? clean(value) : Array.isArray(value) ? value.map(clean) : value,
    ]),
  );
}

/** What is removed may complete other markup around it, which few texts do and only a hostile one this often. */
const MAX_ROUNDS = 10;

/** Keeps external links only when the text contains them, and wiki links only to known or planned records. */
export function sanitizeMarkdown(
  body: string,
  text: string,
  names: ReadonlySet<string>,
  known: ReadonlyMap<string, KnownRecord>,
): string {
  let clean = body;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = clean;
    clean = sanitizeOnce(before, text, names, known);
    if (clean === before) return clean;
  }
  return clean.replace(/<|!?\[/g, "\\$&");
}

function sanitizeOnce(
  body: string,
  text: string,
  names: ReadonlySet<string>,
  known: ReadonlyMap<string, KnownRecord>,
): string {
  return (
    body
      .replace(/!\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replace(/<[a-z!/?][^>]*>/gi, (tag) => (text.includes(tag) ? tag : ""))
      .replace(/(?<!!)\[([^\]]*)\]\((?!#)([^)\s]*)[^)]*\)/g, (link, shown: string, target: string) =>
        text.includes(target) && target !== "" ? link : shown,
      )
      .replace(/!?\[\[([^\]|#]*)(?:#[^\]|]*)?(?:\|([^\]]*))?\]\]/g, (link, target: string, shown?: string) =>
        isKnown(target.trim(), names, known) && !link.startsWith("!") ? link : (shown ?? target),
      )
      .replace(/\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s)>\]]+/gi, (url) => (text.includes(url) ? url : ""))
      // An address without a scheme has that of the page.
      .replace(/(?<![:\w/\\])[/\\]{2}[^\s/\\]+\.[^\s)>\]]+/g, (url) => (text.includes(url) ? url : ""))
      .replace(/\b(?:javascript|data|vbscript):[^\s)>\]]*/gi, "")
  );
}

const isKnown = (
  target: string,
  names: ReadonlySet<string>,
  known: ReadonlyMap<string, KnownRecord>,
): boolean =>
  names.has(target.slice(target.lastIndexOf("/") + 1)) &&
  (!target.includes("/") || known.has(`${target}.md`));
