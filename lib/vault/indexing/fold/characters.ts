/** What a UTF-16 unit is for the search: words are runs of one kind. */
export const KIND = {
  unknown: 0,
  gap: 1,
  word: 2,
  unspaced: 3,
  symbol: 4,
  dropped: 5,
  surrogate: 6,
} as const;

/** Scripts whose words are not separated: they are indexed by pairs of characters. */
const UNSPACED =
  /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;

/** Whether a token is of a script without spaces between words. */
export const isUnspaced = (token: string): boolean => UNSPACED.test(token);

const IN_WORD = /^[\p{L}\p{N}\p{M}]$/u;
const PICTOGRAPH = /^[\p{Extended_Pictographic}\p{Regional_Indicator}]$/u;

/**
 * Not searched: accents, Arabic and Hebrew vowel marks, skin tones, and what is invisible inside a word or emoji.
 */
const DROPPED =
  /^[\u20d0-\u20ff\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\p{Join_Control}\p{Variation_Selector}\p{Emoji_Modifier}\u00ad\u0640]$/u;

/** Letters that do not decompose into a base letter and accents. */
const SINGLE: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ħ: "h", ŧ: "t", ı: "i", ς: "σ" };
const DOUBLE: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", þ: "th" };
const EXPANDING = /[ßẞæÆœŒþÞŉẚև\ufb00-\ufb17\u0132\u0133]|[\uff61-\uff9f]+/g;

/** й and ў are separate letters; ё is often written е. */
const SHORT = /^[йў]$/;

/** Through the upper case, which unites the forms of a letter: β and ϐ, в and ᲀ. */
function caseFolded(character: string): string {
  const upper = character.toUpperCase();
  return (upper.length === character.length ? upper : character).toLowerCase();
}

/** One character without case, accents and width; the character itself when that would be several. */
function foldedCharacter(character: string): string {
  const lower = caseFolded(character).normalize("NFC");
  if (SHORT.test(lower)) return lower;
  const bases = [...caseFolded(character.normalize("NFKD"))].filter((part) => !DROPPED.test(part)).join("");
  const composed = bases.normalize("NFC");
  const folded = [...composed].length === 1 ? composed : [...lower].length === 1 ? lower : character;
  return SINGLE[folded] ?? folded;
}

function kindOf(character: string): number {
  if (DROPPED.test(character)) return KIND.dropped;
  if (PICTOGRAPH.test(character)) return KIND.symbol;
  if (!IN_WORD.test(character)) return KIND.gap;
  return isUnspaced(character) ? KIND.unspaced : KIND.word;
}

/** For each UTF-16 unit the folded one and its kind, filled by `learn` as units occur. */
export const UNITS = new Uint16Array(0x10000);
export const KINDS = new Uint8Array(0x10000);

const isSurrogate = (unit: number): boolean => (unit & 0xf800) === 0xd800;

export function learn(unit: number): number {
  const character = String.fromCharCode(unit);
  const folded = isSurrogate(unit) || DROPPED.test(character) ? character : foldedCharacter(character);
  const kind = isSurrogate(unit) ? KIND.surrogate : kindOf(folded);
  UNITS[unit] = folded.length === 1 ? folded.charCodeAt(0) : unit;
  KINDS[unit] = kind;
  return kind;
}

/** Whether a folded unit is of a word that blanks separate from others. */
export const isOfWord = (unit: number): boolean => (KINDS[unit] || learn(unit)) === KIND.word;

/** What one character becomes. */
export interface FoldedPart {
  text: string;
  kind: number;
  /** Whether it is one unit for one, which says itself whether it is of a word, and has no upper case. */
  isOne: boolean;
}

const parts = new Map<string, FoldedPart>();

export function foldedPart(character: string): FoldedPart {
  const known = parts.get(character);
  if (known !== undefined) return known;
  const isDropped = DROPPED.test(character);
  const text = isDropped ? "" : (DOUBLE[character.toLowerCase()] ?? foldedCharacter(character));
  const kind = isDropped ? KIND.dropped : kindOf(String.fromCodePoint(text.codePointAt(0) ?? 0));
  const isOne =
    character.length === 1 &&
    text.length === 1 &&
    text.toLowerCase() === text &&
    isOfWord(text.charCodeAt(0)) === (kind === KIND.word);
  const part = { text, kind, isOne };
  parts.set(character, part);
  return part;
}

/** The text in the form that is folded unit by unit: composed, and without ligatures. */
export const prepared = (text: string): string =>
  text
    .toWellFormed()
    .normalize("NFC")
    .replace(EXPANDING, (found) => DOUBLE[found.toLowerCase()] ?? found.normalize("NFKC"));
