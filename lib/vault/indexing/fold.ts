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

/** For each UTF-16 unit the folded one and its kind, filled as units occur. */
const UNITS = new Uint16Array(0x10000);
const KINDS = new Uint8Array(0x10000);

const isSurrogate = (unit: number): boolean => (unit & 0xf800) === 0xd800;

function learn(unit: number): number {
  const character = String.fromCharCode(unit);
  const folded = isSurrogate(unit) || DROPPED.test(character) ? character : foldedCharacter(character);
  const kind = isSurrogate(unit) ? KIND.surrogate : kindOf(folded);
  UNITS[unit] = folded.length === 1 ? folded.charCodeAt(0) : unit;
  KINDS[unit] = kind;
  return kind;
}

/** A text folded character by character. */
export interface TracedText {
  folded: string;
  /** Where the character of a unit of `folded` begins in the original. */
  originOf: (at: number) => number;
  /** Whether a unit of `folded` is of a word that blanks separate from others. */
  isInWord: (at: number) => boolean;
}

const ASCII = /^[\x01-\x7f]*$/;
const OTHERS = /[^\x01-\x7f]/gu;

/** Most texts are ASCII: nothing has to be noted of each of their characters. */
export const traceFolded = (text: string): TracedText =>
  ASCII.test(text)
    ? {
        folded: text.toLowerCase(),
        originOf: (at) => at,
        isInWord: (at) => at >= 0 && at < text.length && isOfWord(text.charCodeAt(at)),
      }
    : (traceLetters(text) ?? traceEach(text));

/** A text whose characters become one each, as letters with accents do: nothing is noted either. Null for another. */
function traceLetters(text: string): TracedText | null {
  let isSame = true;
  const letters = text.replace(OTHERS, (character) => {
    const part = foldedPart(character);
    isSame &&= part.isOne;
    return part.text;
  });
  if (!isSame) return null;
  const folded = letters.toLowerCase();
  return {
    folded,
    originOf: (at) => at,
    isInWord: (at) => at >= 0 && at < folded.length && isOfWord(folded.charCodeAt(at)),
  };
}

const isOfWord = (unit: number): boolean => (KINDS[unit] || learn(unit)) === KIND.word;

function traceEach(text: string): TracedText {
  // A character becomes two units at most.
  const units = new Uint16Array(2 * text.length);
  const origins = new Uint32Array(units.length);
  const inWord = new Uint8Array(units.length);
  let end = 0;
  for (let at = 0; at < text.length; ) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) {
      inWord[end] = Number(isOfWord(unit));
      origins[end] = at++;
      units[end++] = UNITS[unit] ?? unit;
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(at) ?? unit);
    const part = foldedPart(character);
    for (let one = 0; one < part.text.length; one++) {
      inWord[end] = Number(part.kind === KIND.word);
      origins[end] = at;
      units[end++] = part.text.charCodeAt(one);
    }
    at += character.length;
  }
  return {
    folded: Buffer.from(units.buffer, 0, 2 * end).toString("utf16le"),
    originOf: (at) => (at < end ? (origins[at] ?? text.length) : text.length),
    isInWord: (at) => at < end && inWord[at] === 1,
  };
}

interface FoldedPart {
  text: string;
  kind: number;
  /** Whether it is one unit for one, which says itself whether it is of a word, and has no upper case. */
  isOne: boolean;
}

const parts = new Map<string, FoldedPart>();

function foldedPart(character: string): FoldedPart {
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

/** Folded texts one after the other: their units with the kind of each. The arrays grow and are reused. */
export class Folded {
  units: Uint16Array;
  kinds: Uint8Array;
  length = 0;

  constructor(capacity: number) {
    this.units = new Uint16Array(capacity);
    this.kinds = new Uint8Array(capacity);
  }

  clear(): void {
    this.length = 0;
  }

  /** Appends a stretch of a `prepared` text. */
  append(text: string, from = 0, to = text.length): void {
    this.reserve(this.length + to - from);
    const { units, kinds } = this;
    let end = this.length;
    for (let at = from; at < to; at++) {
      const unit = text.charCodeAt(at);
      const kind = KINDS[unit] || learn(unit);
      if (kind === KIND.dropped) continue;
      if (kind !== KIND.surrogate) {
        units[end] = UNITS[unit] ?? 0;
        kinds[end++] = kind;
        continue;
      }
      const pair = foldedPart(text.slice(at, at + 2));
      at += 1;
      if (pair.kind === KIND.dropped) continue;
      for (let part = 0; part < pair.text.length; part++) {
        units[end] = pair.text.charCodeAt(part);
        kinds[end++] = pair.kind;
      }
    }
    this.length = end;
  }

  /** The units as text. */
  text(from: number, to: number): string {
    return Buffer.from(this.units.buffer, 2 * from, 2 * (to - from)).toString("utf16le");
  }

  private reserve(length: number): void {
    if (length <= this.units.length) return;
    const [units, kinds] = [new Uint16Array(2 * length), new Uint8Array(2 * length)];
    units.set(this.units.subarray(0, this.length));
    kinds.set(this.kinds.subarray(0, this.length));
    this.units = units;
    this.kinds = kinds;
  }
}
