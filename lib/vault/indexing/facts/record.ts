import { copy } from "@/lib/core/strings";
import type { Link } from "../../links";
import { looseKey } from "../../name";
import { stemOf } from "../../path";
import { createdDateOf, type ParsedRecord, type Split } from "../../record";
import { isListField, type RecordType, titleField } from "../../schema";
import { claimedType, type Layout } from "../../settings/layout";
import { conflictIn } from "./conflict";
import type { FileFacts, Obstacle, RecordFacts, ScalarField } from "./facts";
import { Links, type LinkValues, pushLink } from "./links";
import { findTemplate } from "./template";

const NONE: readonly string[] = [];
const NO_SCALARS: readonly ScalarField[] = [];

/** The facts of a file that is not a record. */
export const NOT_READ: FileFacts = { links: Links.NONE, record: undefined };

/** Deduplicates strings that repeat. */
export interface Strings {
  /** The same text, which keeps no other in memory once the file is read. */
  intern(text: string): string;
}

/** A body of this length is never a stub. */
const MIN_LONG_BODY = 100;

/** A parsed record. */
export interface ParsedText extends Pick<ParsedRecord, "frontmatter" | "problem"> {
  text: string;
  split: Split;
  links: readonly Link[];
}

/** What a scan needs of a record. `stem` is that of its path. */
export const factsOf = (
  path: string,
  parsed: ParsedText,
  strings: Strings,
  stem: string,
  layout: Layout,
): FileFacts => ({
  links: linkPositions(parsed.links, strings),
  record: recordFactsOf(path, parsed, strings, stem, layout),
});

function linkPositions(links: readonly Link[], strings: Strings): Links {
  const values: LinkValues = [];
  for (const { target, relation, start, heading, block } of links) {
    const anchor = block === undefined ? heading : `^${block}`;
    pushLink(values, {
      target: strings.intern(target),
      relation: relation === "body" ? relation : strings.intern(relation),
      start,
      ...(anchor !== undefined && { anchor: strings.intern(anchor) }),
    });
  }
  return Links.copyOf(values);
}

function recordFactsOf(
  path: string,
  parsed: ParsedText,
  strings: Strings,
  stem: string,
  layout: Layout,
): RecordFacts {
  const { text, split, frontmatter } = parsed;
  const claimed = claimedType(frontmatter);
  const directory = layout.placeType(path);
  const type = claimed ?? directory ?? "note";
  const typed = parsed.problem
    ? (directory ?? claimedInText(text, split))
    : (claimed ?? layout.requiredType(path));
  const hasCreated = !isEmpty(frontmatter.created);
  const title = frontmatter[titleField(type)];
  const name = nameOf(title) ?? stemOf(path);
  const looseName = looseKey(name.trim());
  return {
    directory,
    type,
    isTyped: typed !== undefined,
    typeField: own(frontmatter.type, strings),
    status: own(frontmatter.status, strings),
    hasCreated,
    createdDate: hasCreated ? undefined : createdDateOf(frontmatter, stemOf(path)),
    hasTitle: !isEmpty(title),
    name: copy(name),
    looseName: looseName === stem ? stem : copy(looseName),
    aliases: aliasesOf(frontmatter.aliases),
    scalars: scalarsOf(frontmatter, strings),
    bodyLength: lengthOf(text, split.bodyStart),
    obstacle: obstacleOf(parsed),
    conflictAt: conflictIn(text),
  };
}

/** The type that a line claims of frontmatter that cannot be read: its author is to learn that none of it counts. */
function claimedInText(text: string, { start, end, unclosed }: Split): RecordType | undefined {
  const rest = text.slice(start, unclosed ? undefined : end);
  const lines = unclosed ? rest.slice(0, rest.search(BLANK_LINE)) : rest;
  const [value = ""] = (TYPE_LINE.exec(lines)?.[1] ?? "").split(" #", 1);
  return claimedType({ type: value.trim().replace(/^(["'])(.*)\1$/, "$2") });
}

const TYPE_LINE = /^type:(.*)$/m;
/** Where what seems to be frontmatter without an end ends at last. */
const BLANK_LINE = /\n\r?\n|$/;

/** Those of a record whose file cannot be read as text. */
export const unreadableFacts = (path: string, message: string, layout: Layout): FileFacts => ({
  links: Links.NONE,
  record: unreadableRecord(path, message, layout),
});

function unreadableRecord(path: string, message: string, layout: Layout): RecordFacts {
  const directory = layout.placeType(path);
  const type: RecordType = directory ?? "note";
  return {
    directory,
    type,
    isTyped: directory !== undefined,
    typeField: type,
    status: null,
    hasCreated: true,
    createdDate: undefined,
    hasTitle: true,
    name: copy(stemOf(path)),
    looseName: copy(looseKey(stemOf(path))),
    aliases: NONE,
    scalars: NO_SCALARS,
    bodyLength: MIN_LONG_BODY,
    obstacle: { kind: "bytes", message, line: 1, column: 1 },
    conflictAt: undefined,
  };
}

function obstacleOf({ text, split, problem }: ParsedText): Obstacle | undefined {
  const template = split.fenced ? findTemplate(text, split) : undefined;
  if (template) return { kind: "template", ...template };
  return problem && { kind: "yaml", ...problem };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** A copy of a frontmatter value that keeps no reference to the text. */
function own(value: unknown, strings: Strings): unknown {
  if (isEmpty(value)) return null;
  if (typeof value === "string") return strings.intern(value);
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
    found.push({ field: strings.intern(field), value: own(value, strings) });
  }
  return found ?? NO_SCALARS;
}

function lengthOf(text: string, from: number): number {
  const first = text.slice(from).search(/\S/);
  if (first < 0) return 0;
  let end = text.length;
  while (/\s/.test(text[end - 1] ?? "x")) end--;
  const length = end - from - first;
  return length < 2 * MIN_LONG_BODY ? [...text.slice(from + first, end)].length : length;
}
