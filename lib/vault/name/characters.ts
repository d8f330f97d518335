/** UTF-8 bytes, without the `.md` that follows. */
export const MAX_NAME_BYTES = 240;

/** Those of paths, of Windows, and of links. */
export const FORBIDDEN = /[/\\:*?"<>|[\]#^]/u;
export const LONE_SURROGATE = /\p{Surrogate}/u;
export const CONTROL = /[\p{Cc}\u2028\u2029\ufff9-\ufffb\p{Noncharacter_Code_Point}]/u;
export const DIRECTION = /\p{Bidi_Control}/u;
/** A variation selector is part of the visible character before it (❤️, 葛󠄀); anywhere else it is just invisible. */
export const ZERO_WIDTH =
  /(?![\ufe00-\ufe0f\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}|(?<![\p{L}\p{N}\p{S}\p{P}])\p{Variation_Selector}/u;
/** Dots, slashes and NUL as a URL would write them, encoded once or several times: some program will decode them. */
export const ENCODED = /%(?:25)*(?:u00)?(?:00|2[ef]|5c|c0)/i;
/** The source of a pattern. */
export const BLANK = "[\\p{White_Space}\\u2800]";
export const LEADING = new RegExp(`^(?:\\.|${BLANK})+`, "u");
export const TRAILING = new RegExp(`(?:\\.|${BLANK})+$`, "u");
/** Names of devices on Windows, with any extension. */
export const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?=\s*(?:\.|$))/i;

export const bytes = (text: string): number => Buffer.byteLength(text, "utf8");

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The longest beginning of at most `limit` bytes that splits no visible character. */
export function cut(text: string, limit: number): string {
  if (bytes(text) <= limit) return text;
  let length = 0;
  let end = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    length += bytes(segment);
    if (length > limit) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
