import { slice, type TextSpan } from "@/lib/language";

/** A part of a list of people: a name with what is beside it, or what belongs to the name before. */
export interface Chunk extends TextSpan {
  /** After a wide gap: another column. */
  wide: boolean;
}

/** Cuts at commas, semicolons, `and`, `&`, `+`, bars and wide gaps, but never inside brackets. */
export function chunksOf(span: TextSpan, semicolonsOnly: boolean): Chunk[] {
  // In another column, `Halloran & Dyke` is a firm.
  const shielded = span.text.replace(
    /\([^()]*\)|"[^"]*"|<[^<>]*>|(?<=\s{3})\p{Lu}[\p{L}’'-]+ & \p{Lu}[\p{L}’'-]+/gu,
    (inner) => "x".repeat(inner.length),
  );
  const separator = semicolonsOnly
    ? /;|\n/g
    : /[,;|•·]\s*|\s\/\s|\s+(?:and|und|et|y|och|og)\s+|\s[&+]\s(?!(?:Sons?|Daughters?|Co|Partners?|Associates|Brothers|Bros|Söhne|Fils|Figli|Hijos)(?!\p{L}))|\s{3,}|\t+/gu;
  const chunks: Chunk[] = [];
  let from = 0;
  let wide = false;
  for (const match of shielded.matchAll(separator)) {
    chunks.push({ ...slice(span, from, match.index), wide });
    from = match.index + match[0].length;
    wide = /^\s+$/.test(match[0]) && match[0].length > 2;
  }
  chunks.push({ ...slice(span, from), wide });
  return chunks.filter((chunk) => chunk.text !== "");
}
