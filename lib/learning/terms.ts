const MAX_TERMS = 5;
const MIN_COUNT = 3;

/** Words that are frequent in any text. */
const COMMON = new Set(
  `about above after again against along already although always among another because become before behind being below
  between could during either every first following found given going great having however include including instead
  later least little maybe might needs never nothing often other others people please possible quite rather really second
  shall should since something sometimes still their there these thing things think third those three through today
  together tomorrow under until using where whether which while whole whose without would write yesterday
  aller alles andere auch aber beide diese dieser dieses doch durch einen einer eines etwas haben hatte immer jetzt kann
  keine machen mehr nicht nichts nur oder schon sehr seine sind sondern unter viele wenn werden wieder wird wurde zwischen
  alors ainsi aussi autre avant avec cette comme dans depuis elles encore entre faire leurs mais même moins nous parce
  pendant plus pour quand sans sont tous tout toute toutes très votre vous
  aunque como cuando donde desde entre esta este esto hacer hasta mucho para pero porque puede siempre sobre también todos`.split(
    /\s+/,
  ),
);

/** The most frequent words of a text with at least five letters and three occurrences; ties alphabetically. */
export function keyTerms(text: string): string[] {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/\p{L}{5,30}/gu) ?? []) {
    if (!COMMON.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, n]) => n >= MIN_COUNT)
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, MAX_TERMS)
    .map(([word]) => word);
}
