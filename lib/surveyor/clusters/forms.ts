import { firstWords } from "./words";

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
}
