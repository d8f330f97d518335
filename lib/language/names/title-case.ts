import { wordsFor } from "../languages/vocabulary";

/** Words inside a name that are written small. */
export const INNER: ReadonlySet<string> = new Set(wordsFor("in a name"));

/** A line in capitals in title case; offsets stay the same. */
export const titleCase = (text: string): string =>
  text.replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word) =>
    INNER.has(word.toLowerCase()) || word.toLowerCase().length !== word.length
      ? word.toLowerCase()
      : word.charAt(0) + word.slice(1).toLowerCase(),
  );
