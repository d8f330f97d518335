import { isDeepStrictEqual } from "node:util";
import { type Document, isMap, isSeq } from "yaml";
import { invalid, KvError } from "@/lib/core/errors";
import type { Problem } from "../shapes";
import { appendLines, readCommon } from "./append";
import { USUAL_STYLE } from "./emit";
import { entriesOf, type FieldEntry, lineStart } from "./entries";
import { checkKey, toJson } from "./json";
import { isTooLong, MAX_EDITED } from "./limits";
import { readDocument, readYaml } from "./parse";
import { prepared } from "./prepared";
import { assertFrontmatterSize } from "./render";
import {
  added,
  applySplices,
  asList,
  extended,
  removed,
  replaced,
  type SourceStyle,
  type Splice,
} from "./splice";
import { tagItems } from "./tags";
import { type Frontmatter, put } from "./values";

export interface FieldsPatch {
  set?: Readonly<Record<string, unknown>>;
  unset?: readonly string[];
  append?: Readonly<Record<string, unknown>>;
}

/** A change of a field: `value` undefined removes it. */
type Change = { kind: "set"; value: unknown } | { kind: "append"; items: unknown[] };

/**
 * The YAML with the fields changed and every other byte unchanged. The result is parsed and compared with the
 * expected values.
 * Throws `VALIDATION_ERROR` when the YAML cannot be read, or cannot be changed in place.
 */
export function changeFields(
  yaml: string,
  patch: FieldsPatch,
  eol: string,
): { yaml: string; changed: string[] } {
  const changes = changesOf(patch);
  if (changes.size === 0) return { yaml, changed: [] };
  const common = readCommon(yaml);
  if (common === undefined && yaml.length > MAX_EDITED && !isTooLong(yaml)) throw tooSlow(yaml);
  const reading = common ? { frontmatter: common } : readDocument(yaml);
  if ("problem" in reading) throw unreadable(reading.problem);
  const before = reading.frontmatter;
  const wanted = wantedAfter(before, changes);
  const changed = [...changes.keys()].filter((key) => !isSame(before, wanted, key));
  if (changed.length === 0) return { yaml, changed };
  const job = { before, changes, changed, eol };
  const result = (common && appended(yaml, job)) ?? write(yaml, job);
  assertFrontmatterSize(result);
  const after = readYaml(result);
  if ("problem" in after || !isDeepStrictEqual(after.frontmatter, wanted)) throw notInPlace(changed);
  return { yaml: result, changed };
}

function changesOf({ set = {}, unset = [], append = {} }: FieldsPatch): Map<string, Change> {
  const changes = new Map<string, Change>();
  const add = (key: string, change: Change) => {
    if (changes.has(key)) throw invalid(key, `${key} is in more than one of set, unset and append.`);
    changes.set(checkKey(key), change);
  };
  for (const [key, value] of Object.entries(set)) {
    if (value !== undefined)
      add(key, { kind: "set", value: value === null ? undefined : toJson(value, `set.${key}`) });
  }
  for (const key of new Set(unset)) add(key, { kind: "set", value: undefined });
  for (const [key, value] of Object.entries(append)) {
    if (value !== undefined) add(key, { kind: "append", items: asList(toJson(value, `append.${key}`)) });
  }
  return changes;
}

const unreadable = ({ message, line, column }: Problem): KvError =>
  new KvError("VALIDATION_ERROR", `${message} (line ${line + 1}, column ${column}) Fix that first.`, {
    details: [{ path: "frontmatter", message: `line ${line + 1}, column ${column}: ${message}` }],
  });

/** Says what is wrong with the YAML where that is known: to find out would take as long as the edit. */
function tooSlow(yaml: string): KvError {
  const reading = prepared().get(yaml) === undefined ? undefined : readYaml(yaml);
  if (reading && "problem" in reading) return unreadable(reading.problem);
  return invalid(
    "frontmatter",
    "The frontmatter is too long to change single fields of one with anchors, tags or braces: write the whole text instead.",
  );
}

const notInPlace = (keys: string[]): KvError =>
  invalid(
    keys[0] ?? "frontmatter",
    `${keys.join(", ")} cannot be changed in place: another field depends on how it is written (an anchor, for example).`,
  );

const own = (map: Frontmatter, key: string): unknown => (Object.hasOwn(map, key) ? map[key] : undefined);

const isSame = (a: Frontmatter, b: Frontmatter, key: string): boolean =>
  Object.hasOwn(a, key) === Object.hasOwn(b, key) && isDeepStrictEqual(own(a, key), own(b, key));

/** The expected frontmatter. */
function wantedAfter(before: Frontmatter, changes: ReadonlyMap<string, Change>): Frontmatter {
  const wanted: Frontmatter = {};
  for (const [key, value] of Object.entries(before)) put(wanted, key, value);
  for (const [key, change] of changes) {
    const value = change.kind === "set" ? change.value : extendedList(key, own(before, key), change.items);
    if (value === undefined) delete wanted[key];
    else put(wanted, key, value);
  }
  return wanted;
}

/** Undefined when there was nothing and nothing is added. */
function extendedList(key: string, current: unknown, items: readonly unknown[]): unknown {
  const missing = missingIn(key, current, items);
  return missing.length === 0 ? current : [...itemsOf(key, current), ...missing];
}

const itemsOf = (key: string, current: unknown): unknown[] =>
  key === "tags" && typeof current === "string" ? tagItems(current) : asList(current ?? null);

function missingIn(key: string, current: unknown, items: readonly unknown[]): unknown[] {
  if (typeof current === "object" && current !== null && !Array.isArray(current)) {
    throw invalid(`append.${key}`, `${key} holds a map, to which nothing can be appended; use set.`);
  }
  const known = itemsOf(key, current);
  const missing: unknown[] = [];
  for (const item of items) {
    const isItem = (other: unknown) => other === item || isDeepStrictEqual(other, item);
    if (!known.some(isItem) && !missing.some(isItem)) missing.push(item);
  }
  return missing;
}

interface Job {
  before: Frontmatter;
  changes: ReadonlyMap<string, Change>;
  changed: readonly string[];
  eol: string;
}

/** Undefined unless lists are all that changes. */
function appended(yaml: string, { before, changes, changed, eol }: Job): string | undefined {
  const items = new Map<string, unknown[]>();
  for (const key of changed) {
    const change = changes.get(key);
    if (change?.kind !== "append") return undefined;
    items.set(key, missingIn(key, own(before, key), change.items));
  }
  return appendLines(yaml, items, eol);
}

function write(source: string, { before, changes, changed, eol }: Job): string {
  const reading = readDocument(source);
  if ("problem" in reading) throw unreadable(reading.problem);
  const { document } = reading;
  const yaml = opened(source, document);
  const entries = entriesOf(document, yaml);
  const manner = sourceStyleOf(yaml, entries, eol);
  const isNew = (key: string) => !entries.some((entry) => entry.key === key);
  // Lines that belong to the last field come before a new one.
  const ordered = [...changed].sort((a, b) => Number(isNew(a)) - Number(isNew(b)));
  const splices = ordered.flatMap((key): Splice[] => {
    const change = changes.get(key);
    const at = entries.findIndex((other) => other.key === key);
    const entry = entries[at];
    const written = (value: unknown) =>
      entry ? replaced(yaml, entry, value, manner) : [added(yaml, entries.at(-1), key, value, manner)];
    if (change?.kind !== "append") {
      if (change?.value !== undefined) return written(change.value);
      return entry ? [removed(yaml, entry, entries[at - 1])] : [];
    }
    const current = own(before, key) ?? null;
    const items = missingIn(key, current, change.items);
    const known = itemsOf(key, current);
    if (typeof current === "string" && known[0] !== current) return written([...known, ...items]);
    return entry && current !== null ? extended(yaml, entry, current, items, manner) : written(items);
  });
  return applySplices(yaml, splices);
}

/** New lists are indented like the first existing list. */
export function sourceStyleOf(yaml: string, entries: readonly FieldEntry[], eol: string): SourceStyle {
  const list = entries.find(({ node }) => isSeq(node) && !node.flow);
  const listIndent = list ? list.start - lineStart(yaml, list.start) - list.column : USUAL_STYLE.listIndent;
  return { listIndent: Math.max(0, listIndent), blocks: true, eol, column: entries[0]?.column ?? 0 };
}

/** A frontmatter of `{}` is empty: the line is removed when the first field is added. */
function opened(yaml: string, document: Document.Parsed): string {
  const root = document.contents;
  if (!isMap(root) || !root.flow) return yaml;
  const [start, end] = root.range;
  const rest = yaml.slice(end).replace(/^[ \t]*\r?\n/, "");
  if (root.items.length === 0) return yaml.slice(0, start).replace(/[ \t]+$/, "") + rest;
  throw invalid(
    "frontmatter",
    "The frontmatter is in one pair of braces; write it as lines of `name: value` first.",
  );
}
