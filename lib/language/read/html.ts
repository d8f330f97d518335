const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  rsquo: "’",
  lsquo: "‘",
  rdquo: "”",
  ldquo: "“",
  bull: "•",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
  uuml: "ü",
  ouml: "ö",
  auml: "ä",
  szlig: "ß",
  ntilde: "ñ",
  oslash: "ø",
  aring: "å",
  euro: "€",
};

/** The readable text of an HTML message: blocks become lines, list items bullets, cells are separated by bars. */
export function htmlToText(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<(script|style|head|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replace(/\s+/g, " ")
    .replace(/<li\b[^>]*>/gi, "\n- ")
    .replace(/<tr\b[^>]*>/gi, "\n| ")
    .replace(/<\/t[dh]\s*>/gi, " | ")
    .replace(/<br\b[^>]*>/gi, "\n")
    .replace(/<blockquote\b[^>]*>/gi, "\n\n")
    .replace(/<\/?(?:p|div|h[1-6]|ul|ol|table|blockquote|section|article|header|footer)\b[^>]*>/gi, "\n\n")
    .replace(/<[^<>]{0,5000}>/g, "");
  return decodeEntities(text)
    .replace(/[ \t]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/(^\n*- [^\n]+)\n\n(?=- )/gm, "$1\n")
    .trim();
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (match, entity: string) => {
    if (!entity.startsWith("#")) return ENTITIES[entity.toLowerCase()] ?? match;
    const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
    const shown = code > 8 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return shown ? String.fromCodePoint(code) : "";
  });
}
