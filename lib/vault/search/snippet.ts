/** Marks that `ts_headline` puts around hits; no text of a vault that Postgres can hold means them. */
export const HIT_START = "\u0001";
export const HIT_END = "\u0002";

const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** The headline as HTML: everything escaped but `<mark>` around the hits. */
export const markHits = (headline: string): string =>
  escapeHtml(headline.replace(/\s+/g, " ").trim())
    .replaceAll(HIT_START, "<mark>")
    .replaceAll(HIT_END, "</mark>");

const AROUND = 80;

/** The surroundings of the first place where `needle` stands, whatever its case, as HTML. */
export function snippetAround(text: string, needle: string): string {
  const pattern = new RegExp(needle.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "iu");
  const hit = pattern.exec(text);
  if (!hit) return escapeHtml(text.slice(0, 2 * AROUND));
  const start = Math.max(0, hit.index - AROUND);
  const end = hit.index + hit[0].length;
  const tail = text.slice(end, end + AROUND);
  return markHits(`${text.slice(start, hit.index)}${HIT_START}${hit[0]}${HIT_END}${tail}`);
}

export const plainSnippet = (text: string): string => escapeHtml(text.replace(/\s+/g, " ").trim());
