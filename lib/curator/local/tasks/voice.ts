import type { Document } from "@/lib/language";

/** A sentence in quotation marks is somebody else's: "You have to begin again." */
export const isCited = (text: string): boolean => /^\W{0,3}["“«„][^"”»“]{12,}/u.test(text);

/** What a manual asks of its readers is not a task. */
export function isManual(document: Document): boolean {
  const known = manuals.get(document) ?? readsAsManual(document);
  manuals.set(document, known);
  return known;
}
const manuals = new WeakMap<Document, boolean>();

const readsAsManual = ({ source, blocks }: Document): boolean =>
  /^(?:readme|contributing|install|changelog|license)\b/i.test(source.filename) ||
  new Set(
    blocks.filter(({ form, text }) => form === "heading" && OF_MANUAL.test(text)).map(({ text }) => text),
  ).size >= 2;

/** The parts that a README has. */
const OF_MANUAL =
  /^(?:readme|install(?:ation|ing)?|usage|getting started|quick ?start|contributing|licen[cs]e|requirements|configuration|prerequisites)$/i;
