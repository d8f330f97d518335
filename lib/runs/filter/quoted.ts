/** The escapes of Temporal's SQL parser (those of MySQL); before any other character a backslash is dropped. */
const ESCAPES = new Map([
  ["0", "\0"],
  ["b", "\b"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["Z", "\x1a"],
]);

/**
 * Reads the text in single or double quotes that begins at `start`. Inside, the quote is written twice or after a
 * backslash. Undefined when it never closes.
 */
export function readQuoted(text: string, start: number): { value: string; end: number } | undefined {
  const quote = text[start];
  let value = "";
  let at = start + 1;
  for (;;) {
    const character = text[at];
    const next = text[at + 1];
    if (character === undefined) return undefined;
    if (character === "\\") {
      if (next === undefined) return undefined;
      value += ESCAPES.get(next) ?? next;
      at += 2;
    } else if (character !== quote) {
      value += character;
      at += 1;
    } else if (next === quote) {
      value += quote;
      at += 2;
    } else {
      return { value, end: at + 1 };
    }
  }
}

const WRITTEN = new Map([
  ["'", "''"],
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

/** The text in single quotes, on one line, as `readQuoted` reads it back. */
export const quote = (value: string): string =>
  `'${value.replace(/['\\\n\r\t]/g, (character) => WRITTEN.get(character) ?? character)}'`;
