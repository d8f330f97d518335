import { Folded, KIND, prepared } from "./fold";

/** Longer words are skipped as encoded data; Postgres rejects words of 2,046 bytes. */
const MAX_WORD_LENGTH = 200;

const isLeading = (unit: number | undefined): boolean => unit !== undefined && (unit & 0xfc00) === 0xd800;

/**
 * Calls `note` with the span of every token of a folded text from `start` on, in order: words; in scripts without
 * spaces each pair of neighbouring characters, and the last one alone; each emoji.
 */
export function scanTokens(folded: Folded, start: number, note: (from: number, to: number) => void): void {
  const { units, kinds, length } = folded;
  let at = start;
  while (at < length) {
    const kind = kinds[at];
    const from = at++;
    if (kind === KIND.gap) continue;
    while (at < length && kinds[at] === kind) at++;
    if (kind === KIND.word) {
      if (at - from <= MAX_WORD_LENGTH) note(from, at);
      continue;
    }
    for (let first = from; first < at; ) {
      const next = first + (isLeading(units[first]) ? 2 : 1);
      const end = kind === KIND.unspaced && next < at ? next + (isLeading(units[next]) ? 2 : 1) : next;
      note(first, end);
      first = next;
    }
  }
}

function foldedOf(text: string): Folded {
  const whole = prepared(text);
  const folded = new Folded(whole.length);
  folded.append(whole);
  return folded;
}

/** The tokens of a text in order: `person/Alice Chen` has three. */
export function tokenize(text: string): string[] {
  const tokens: string[] = [];
  const folded = foldedOf(text);
  scanTokens(folded, 0, (from, to) => tokens.push(folded.text(from, to)));
  return tokens;
}

/** The words of a text between single spaces, folded: the same for two texts that differ in case, accents or punctuation. */
export function foldWords(text: string): string {
  const folded = foldedOf(text);
  const words: string[] = [];
  for (let at = 0; at < folded.length; ) {
    const from = at++;
    if (folded.kinds[from] === KIND.gap) continue;
    while (at < folded.length && folded.kinds[at] !== KIND.gap) at++;
    words.push(folded.text(from, at));
  }
  return words.join(" ");
}
