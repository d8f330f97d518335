import { invalid } from "@/lib/core/errors";
import { headingAnchor } from "../rendering/html/obsidian/anchors";
import type { Block, Heading, Outline } from "./shapes";

/** At most this many names are listed in an error. */
const MAX_LISTED = 20;

/**
 * The one section with the last of these headings, below the ones before it. Case and punctuation matter only where
 * several would fit. Throws `VALIDATION_ERROR` at `field`.
 */
export function findHeading({ headings }: Outline, named: readonly string[], field: string): Heading {
  const found = closest(sectionsOf(headings, named), named.at(-1) ?? "");
  const [first] = found;
  const shown = named.join(" > ");
  if (first && found.length === 1) return first;
  if (first)
    throw invalid(
      field,
      `${found.length} headings are named ${shown}: add the headings above it, such as ["Project", "Tasks"]`,
    );
  const known = headings.slice(0, MAX_LISTED).map(({ text }) => text);
  const more = headings.length > MAX_LISTED ? ", …" : "";
  const has = known.length === 0 ? "it has none" : `it has ${known.join(", ")}${more}`;
  throw invalid(field, `The record has no heading ${shown}: ${has}`);
}

function sectionsOf(headings: readonly Heading[], named: readonly string[]): Heading[] {
  let within: readonly Heading[] = headings;
  let found: Heading[] = [];
  for (const name of named) {
    found = within.filter(({ text }) => isSame(text, name));
    within = headings.filter((inner) => found.some((outer) => isBelow(inner, outer)));
  }
  return found;
}

const isBelow = (inner: Heading, outer: Heading): boolean =>
  inner.start > outer.start && inner.start < outer.end;

/** Headings without letters and digits are compared as they are. */
const isSame = (text: string, name: string): boolean =>
  text.trim() === name.trim() ||
  (headingAnchor(name) !== EMPTY_ANCHOR && headingAnchor(text) === headingAnchor(name));

const EMPTY_ANCHOR = headingAnchor("");

function closest(found: Heading[], name: string): Heading[] {
  const exact = found.filter(({ text }) => text.trim() === name.trim());
  return exact.length > 0 ? exact : found;
}

/** The one block with this id, with or without `^`. Throws `VALIDATION_ERROR` at `field`. */
export function findBlock({ blocks }: Outline, named: string, field: string): Block {
  const id = named.replace(/^\^/, "").toLowerCase();
  const found = blocks.filter((block) => block.id === id);
  const [first] = found;
  if (first && found.length === 1) return first;
  throw invalid(
    field,
    first ? `${found.length} blocks have the id ^${id}: it must be unique` : `The record has no block ^${id}`,
  );
}
