import {
  isListField,
  looseKey,
  type ParsedRecord,
  parseRecord,
  type RecordType,
  recordAt,
  type Split,
  titleField,
  typeOf,
} from "@/lib/vault";
import type { Obstacle, RecordFacts, ScalarField } from "./file";
import { copy, type Strings } from "./strings";
import { findTemplate } from "./template";

const NONE: readonly string[] = [];
const NO_SCALARS: readonly ScalarField[] = [];
/** Beyond this a body is no stub, whatever it is made of. */
const LONG = 100;

/** The facts of a record's text; `stem` is that of its path. Undefined for a path outside the type directories. */
export function recordFactsOf(
  path: string,
  text: string,
  split: Split,
  strings: Strings,
  stem: string,
): RecordFacts | undefined {
  const place = recordAt(path);
  if (!place) return undefined;
  const parsed = parseRecord(text, split);
  const { frontmatter } = parsed;
  const type = typeOf(path, frontmatter) ?? place.type;
  const title = frontmatter[titleField(type)];
  const name = nameOf(title) ?? place.name;
  const looseName = looseKey(name.trim());
  return {
    directory: place.type,
    type,
    typeField: own(frontmatter.type, strings),
    status: own(frontmatter.status, strings),
    hasCreated: !isEmpty(frontmatter.created),
    hasTitle: !isEmpty(title),
    name: copy(name),
    looseName: looseName === stem ? stem : copy(looseName),
    aliases: aliasesOf(frontmatter.aliases),
    scalars: scalarsOf(frontmatter, strings),
    bodyLength: lengthOf(text, split.bodyStart),
    obstacle: obstacleOf(text, split, parsed),
  };
}

/** The facts of a record whose bytes are left alone. */
export function foreignFacts(path: string, message: string): RecordFacts | undefined {
  const place = recordAt(path);
  if (!place) return undefined;
  const type: RecordType = place.type;
  return {
    directory: type,
    type,
    typeField: type,
    status: null,
    hasCreated: true,
    hasTitle: true,
    name: copy(place.name),
    looseName: copy(looseKey(place.name)),
    aliases: NONE,
    scalars: NO_SCALARS,
    bodyLength: LONG,
    obstacle: { kind: "bytes", message, line: 1, column: 1 },
  };
}

function obstacleOf(text: string, split: Split, { problem }: ParsedRecord): Obstacle | undefined {
  const template = split.fenced ? findTemplate(text, split) : undefined;
  if (template) return { kind: "template", ...template };
  return problem && { kind: "yaml", ...problem };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** A value of the frontmatter that holds no part of the text. */
function own(value: unknown, strings: Strings): unknown {
  if (isEmpty(value)) return null;
  if (typeof value === "string") return strings.keep(value);
  return typeof value === "object" ? structuredClone(value) : value;
}

function nameOf(title: unknown): string | undefined {
  if (typeof title === "string") return title.trim() === "" ? undefined : title;
  return typeof title === "number" || typeof title === "boolean" ? String(title) : undefined;
}

function aliasesOf(value: unknown): readonly string[] {
  if (isEmpty(value)) return NONE;
  const items = (Array.isArray(value) ? value : [value]).filter((item) => typeof item === "string");
  return items.length === 0 ? NONE : items.map(copy);
}

function scalarsOf(frontmatter: Readonly<Record<string, unknown>>, strings: Strings): readonly ScalarField[] {
  let found: ScalarField[] | undefined;
  for (const field of Object.keys(frontmatter)) {
    const value = frontmatter[field];
    if (typeof value === "object" || value === "" || !isListField(field)) continue;
    found ??= [];
    found.push({ field: strings.keep(field), value: own(value, strings) });
  }
  return found ?? NO_SCALARS;
}

function lengthOf(text: string, from: number): number {
  const first = text.slice(from).search(/\S/);
  if (first < 0) return 0;
  let end = text.length;
  while (/\s/.test(text[end - 1] ?? "x")) end--;
  const length = end - from - first;
  return length < 2 * LONG ? [...text.slice(from + first, end)].length : length;
}
