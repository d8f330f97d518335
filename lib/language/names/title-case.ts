/** Words inside a name that are written small. */
export const INNER = new Set([
  "of",
  "for",
  "the",
  "de",
  "del",
  "della",
  "di",
  "da",
  "do",
  "dos",
  "des",
  "du",
  "der",
  "für",
  "and",
  "et",
  "y",
  "la",
  "le",
  "les",
  "los",
  "van",
  "von",
  "on",
  "e",
  "und",
]);

/** A line in capitals in title case; offsets stay the same. */
export const titleCase = (text: string): string =>
  text.replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word) =>
    INNER.has(word.toLowerCase()) || word.toLowerCase().length !== word.length
      ? word.toLowerCase()
      : word.charAt(0) + word.slice(1).toLowerCase(),
  );
