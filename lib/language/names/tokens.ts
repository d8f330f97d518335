import { isShortTitle } from "../words/titles";

/** A word or sign of a block; offsets count in the block's text. */
export interface Token {
  text: string;
  start: number;
  end: number;
  /** Begins with a capital letter. */
  capital: boolean;
  /** `Eleanor` of `Eleanor's`. */
  possessive: boolean;
  /** Only one blank (or a wrapped line, or emphasis marks) after the previous token. */
  joined: boolean;
}

const TOKEN =
  /\bA\/S\b|\b[Dd]ipl\.-\p{L}+\.|\b(?:[Pp]rof|[Dd]ott|[Ss]ig|[Aa]vv)\.(?:ssa|ra|na)(?!\p{L})|\p{L}[\p{L}\p{M}\p{N}]*(?:['’ʼ‑-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*\.?(?:\p{Lu}\.)*|\p{N}[\p{L}\p{N}]*(?:[.,:/-]\p{N}+)*%?|\S/gu;
const SHORT_FORMS = new Set([
  "wm",
  "jos",
  "chas",
  "geo",
  "robt",
  "thos",
  "alex",
  "st",
  "ste",
  "jr",
  "sr",
  "gebr",
  "bros",
  "hnos",
  "mt",
  "ft",
]);

/** The tokens of `text`; `raw` is the same text before its markup was blanked out. */
export function tokenise(text: string, raw: string = text): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(TOKEN)) {
    const word = trimDot(match[0]);
    const possessive = /\p{L}['’]s$/iu.test(word);
    const bare = possessive ? word.slice(0, -2) : word;
    const start = match.index;
    const joined = tokens.length > 0 && isSmallGap(text.slice(last, start), raw.slice(last, start));
    const end = start + bare.length;
    tokens.push({ text: bare, start, end, capital: /^\p{Lu}/u.test(bare), possessive, joined });
    last = start + word.length;
    if (word.length < match[0].length) {
      tokens.push({
        text: ".",
        start: last,
        end: last + 1,
        capital: false,
        possessive: false,
        joined: false,
      });
      last++;
    }
  }
  return tokens;
}

/** The dot of an initial or title belongs to it, the dot of a sentence does not. */
function trimDot(word: string): string {
  if (!word.endsWith(".")) return word;
  const bare = word.slice(0, -1);
  const kept =
    /^\p{Lu}(?:\.-?\p{Lu})*$/u.test(bare) || isShortTitle(bare) || SHORT_FORMS.has(bare.toLowerCase());
  return kept ? word : bare;
}

function isSmallGap(gap: string, raw: string): boolean {
  if (gap.trim() !== "") return false;
  // `**Fr. Zbinden** Verband gewechselt`: what is bold ends.
  if (/^(?:\*\*|__|~~)\s/.test(raw)) return false;
  return (
    (gap.length <= 1 && gap !== "\t") ||
    (/[*_`[\]\n]/.test(raw) && !/ {2}/.test(raw.replace(/\n[ \t>]*/g, "\n")))
  );
}
