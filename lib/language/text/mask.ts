/**
 * The text with markup blanked out, character for character: an offset in the mask is an offset in the
 * text. Code, comments, addresses of links and emphasis marks become blanks; line breaks stay.
 */
export function mask(text: string, from: number): string {
  let masked = blank(text.slice(0, from)) + text.slice(from);
  masked = masked
    .replace(/\r\n/g, " \n")
    .replace(/\r/g, "\n")
    .replace(/[\u00a0\u2028\u2029]/g, " ");
  for (const [pattern, replace] of MARKUP) masked = masked.replace(pattern, replace);
  return masked;
}

const blank = (text: string): string => text.replace(/[^\n]/g, " ");

/** Keeps `kept`, blanks the rest of the match. */
function keep(match: string, kept: string): string {
  const at = match.lastIndexOf(kept);
  return blank(match.slice(0, at)) + kept + blank(match.slice(at + kept.length));
}

/** `[[person/Alice Chen.md]]` → `Alice Chen`. */
const wikiLink = (match: string, name = ""): string => keep(match, name).replace(/\.md(?=\s*$)/i, "   ");

/** `[text](address)` → `text`; the text comes first, even when the address repeats it. */
const shownText = (match: string, shown: string): string =>
  ` ${shown}${blank(match.slice(shown.length + 1))}`;

/** Code contains no names: lower case, when that changes no offsets. */
const sameLength = (text: string, match: string): string =>
  text.toLowerCase().length === match.length ? text.toLowerCase() : text;

/** A star that begins a line before a blank is a bullet, not emphasis. */
function emphasis(match: string, ...rest: unknown[]): string {
  const [offset, text] = rest as [number, string];
  const isBullet = match === "*" && /(?:^|\n)[ \t>]*$/.test(text.slice(Math.max(0, offset - 40), offset));
  return isBullet && /[ \t]/.test(text[offset + 1] ?? "") ? match : blank(match);
}

const MARKUP: [RegExp, (match: string, ...groups: string[]) => string][] = [
  [/^[ \t]*(`{3,60}|~{3,60})(?![`~])[^\n]*\n[\s\S]*?^[ \t]*\1[ \t]*$/gm, blank],
  [/<!--[\s\S]{0,5000}?-->/g, blank],
  [/<\/?(?:b|i|u|em|strong|span|p|div|br|small|font|a|ul|ol|li|h[1-6]|td|tr)\b[^<>\n]{0,300}>/gi, blank],
  [/!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)/g, blank],
  // An embedded picture, with its width.
  [/!\[\[[^[\]\n]{1,300}\.(?:png|jpe?g|gif|svg|webp|avif|bmp)(?:\|[^[\]\n]{0,60})?\]\]/gi, blank],
  [/!?\[\[[^[\]\n|]{0,300}\|([^[\]\n]{1,300})\]\]/g, (match, shown) => keep(match, shown ?? "")],
  [/!?\[\[(?:[^[\]\n|]{0,200}\/)?([^[\]\n|/#]{1,200})(?:#[^[\]\n]{0,200})?\]\]/g, wikiLink],
  [
    /\[([^[\]\n]{1,300})\]\((?:[^()\n]|\([^()\n]{0,100}\)){1,500}\)/g,
    (match, shown) => shownText(match, shown ?? ""),
  ],
  // Pandoc: `[Lee]{.smallcaps}` shows the words.
  [/\[([^[\]{}\n]{1,100})\]\{[.#][^{}\n]{1,100}\}/g, (match, shown) => keep(match, shown ?? "")],
  // `1\. Present`, as converters escape a number at the beginning of a line.
  [/^([ \t]*\d{1,3})\\([.)])(?=\s)/gm, (_match, number, sign) => `${number}${sign} `],
  // reStructuredText: `` `Ann Lee`_ `` shows the name, and a line below says where it leads.
  [/^\.\. _[^\n]{1,300}:(?:[ \t][^\n]*)?$/gm, blank],
  [
    /(?<![`\p{L}\p{N}])`([^`<\n]{1,200})(?:<[^<>`\n]{1,300}>)?`__?(?![\p{L}\p{N}`])/gu,
    (match, shown) => keep(match, shown ?? ""),
  ],
  [/(?:https?|ftp):\/\/[^\s<>"'`|]{1,2000}|\bwww\.[^\s<>"'`|]{1,500}/g, blank],
  [
    /(?<!`)(`{1,5})(?!`)([^`\n]{1,500})(?<!`)\1(?!`)/g,
    (match, _ticks, code) => sameLength(keep(match, code ?? ""), match),
  ],
  // HackMD: `[name=Ann] Ask Bo` is what Ann says, or does.
  [/\[name=([^[\]\n=]{1,60})\](?!\()/g, (match, name) => `${blank(match.slice(0, 6))}${name}:`],
  [/\[(?:time|color)=[^[\]\n]{1,60}\]/g, blank],
  // `\<ann> hi`, as converters escape a sign of a page.
  [/\\(?=[<>])/g, blank],
  // `@高橋 創真`: the name of an account with a blank is that of a person.
  [/@(?=\p{sc=Han}{1,4}[ \u3000]\p{sc=Han})/gu, blank],
  // Summaries of a call: `:star: Summary` as a heading, and `[1:28:25]` for the time of a sentence.
  [/^[ \t]{0,20}:[a-z0-9_+-]{2,40}:(?=[ \t])/gm, blank],
  [/(?<=[ \t\p{L}.。!?)）])\[\d{1,2}:\d{2}(?::\d{2})?\][ \t]*$/gmu, blank],
  // What is struck out no longer counts.
  [/~~(?=\S)[^~\n]{1,2000}~~/g, blank],
  [/(?<![\p{L}\p{N}])\*{1,3}|\*{1,3}(?![\p{L}\p{N}*])|\*\*/gu, emphasis],
  [
    /(?<![\p{L}\p{N}_])_{1,2}(?=[\p{L}\p{N}"'(])|(?<=[\p{L}\p{N}.,:;!?"')])_{1,2}(?![\p{L}\p{N}_])|~~|(?<!=)==(?!=)/gu,
    blank,
  ],
];
