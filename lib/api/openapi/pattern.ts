/** What only some engines read, and the same in what all of them do: JavaScript, Python, Go, Java, .NET, PCRE. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\\p\{Cs\}/g, ""],
  [/\\P\{Cc\}/g, "[^\\x00-\\x1f\\x7f-\\x9f]"],
  [/\\p\{Cc\}/g, "\\x00-\\x1f\\x7f-\\x9f"],
  [/\\p\{Zl\}/g, "\u2028"],
  [/\\p\{Zp\}/g, "\u2029"],
  [/\\p\{Bidi_C\}/g, "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"],
  [/(?<!^|\\)\[\\\]/g, "\\[\\]"],
  [/\\0/g, "\\x00"],
  [/\\w/g, "A-Za-z0-9_"],
  [/\\d/g, "[0-9]"],
];

/** The pattern in the syntax that every engine of regular expressions reads. */
export const portable = (pattern: string): string =>
  SAME.reduce((text, [from, to]) => text.replace(from, to), pattern);
