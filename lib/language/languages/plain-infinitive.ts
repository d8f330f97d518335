import type { Language } from "../match/language";

/**
 * The infinitives of a clause without what marks them: "drei Angebote einzuholen" → "drei Angebote einholen", "offertes op te
 * vragen" → "offertes opvragen".
 */
export function plainInfinitive({ separable, verbSecond }: Language, text: string): string {
  const marker = verbSecond?.marker;
  if (marker === undefined) return text;
  const isPrefix = (word: string) => separable?.has(word) === true || verbSecond?.prefixes.has(word) === true;
  const words: string[] = [];
  const all = text.split(" ");
  all.forEach((word, at) => {
    const isMarked = all[at - 1] === marker && VERB.test(word);
    if (!isMarked) {
      const [, prefix = "", verb = ""] = marker === "zu" ? (WITHIN.exec(word) ?? []) : [];
      words.push(isPrefix(prefix) ? `${prefix}${verb}` : word);
      return;
    }
    words.pop();
    const before = words.at(-1) ?? "";
    if (isPrefix(before)) words.splice(-1, 1, before + word);
    else words.push(word);
  });
  return words.join(" ");
}

const VERB = /^\p{Ll}{2,}n(?!\p{L})/u;
/** "einzuholen" */
const WITHIN = /^(\p{Ll}+?)zu(\p{Ll}{2,}n\P{L}*)$/u;
