import { firstWords, isCapitalised } from "./words";

/** How often a word must be seen before its spelling says what it is, and in how many of these. */
const MIN_SEEN = 3;
const NEARLY_ALL = 0.9;

/** The most frequent spelling of a word: `Portugal`, `invoice`, `API`. */
export class Forms {
  private readonly counts = new Map<string, Map<string, number>>();

  add(text: string): void {
    for (const word of firstWords(text)) {
      const key = word.toLowerCase();
      const forms = this.counts.get(key) ?? new Map<string, number>();
      forms.set(word, (forms.get(word) ?? 0) + 1);
      this.counts.set(key, forms);
    }
  }

  of(word: string): string {
    const forms = [...(this.counts.get(word) ?? [])].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    return forms[0]?.[0] ?? word;
  }

  /** Whether a word is nearly always written with a capital, as a name is: "React". */
  isName(word: string): boolean {
    const forms = [...(this.counts.get(word) ?? [])];
    const countOf = (some: typeof forms) => some.reduce((sum, [, count]) => sum + count, 0);
    const all = countOf(forms);
    return all >= MIN_SEEN && countOf(forms.filter(([form]) => isCapitalised(form))) >= NEARLY_ALL * all;
  }
}
