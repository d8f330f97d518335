const ASCII = /^[\x20-\x7e]*$/;

/**
 * Two names with the same key are the same name: Unicode case folding over NFC, variation selectors
 * aside. Upper case first folds ß with SS and ς with σ (and the Turkish ı with i).
 */
export function nameKey(name: string): string {
  if (ASCII.test(name)) return name.toLowerCase();
  return name
    .normalize("NFD")
    .replace(/\p{Variation_Selector}/gu, "")
    .toUpperCase()
    .replaceAll("ẞ", "SS") // the one capital that its small letter's own capital is not
    .toLowerCase()
    .replaceAll("ς", "σ")
    .normalize("NFC");
}

const STROKED: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ħ: "h", æ: "ae", œ: "oe" };

/** Names with the same loose key may be duplicates: `nameKey`, and without accents and width. */
export function looseKey(name: string): string {
  const key = nameKey(name);
  if (ASCII.test(key)) return key;
  // Only the European accents: the marks of Indic, Arabic or Kana scripts distinguish words.
  const bare = key.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  // Compatibility forms may be capitals: folded first, so that their strokes are found.
  return nameKey(nameKey(bare).replace(/[øłđħæœ]/g, (letter) => STROKED[letter] ?? letter));
}
