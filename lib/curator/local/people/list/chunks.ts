import { anyOf, slice, type TextSpan } from "@/lib/language";

/** A part of a list of people: a name with what is beside it, or what belongs to the name before. */
export interface Chunk extends TextSpan {
  /** After a wide gap: another column. */
  wide: boolean;
}

/** Cuts at commas, semicolons, `and`, `&`, `+`, bars and wide gaps, but never inside brackets. */
const SEPARATOR = new RegExp(
  String.raw`[,;|•·]\s*|\s\/\s|\s+${anyOf("and")}\s+|\s[&+]\s(?!${anyOf("heirs")}(?!\p{L}))|\s+(?=\d{1,2}\)\s)|(?<=(?:^|\s)@[\p{L}\p{N}_.-]{2,30})\s+(?=@[\p{L}\p{N}])|\s{3,}|\t+`,
  "gu",
);

export function chunksOf(span: TextSpan, semicolonsOnly: boolean): Chunk[] {
  // In another column, `Halloran & Dyke` is a firm.
  const shielded = span.text.replace(
    /\([^()]*\)|"[^"]*"|<[^<>]*>|(?<=\s{3})\p{Lu}[\p{L}’'-]+ & \p{Lu}[\p{L}’'-]+/gu,
    (inner) => "x".repeat(inner.length),
  );
  const separator = semicolonsOnly ? /;|\n/g : SEPARATOR;
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
