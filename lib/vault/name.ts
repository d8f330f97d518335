import { invalid } from "@/lib/core/errors";

/**
 * Names of records and of inbox files. Rules: `contract.md` "Vault", which agree with Obsidian's importer
 * and Syncthing, so that a vault can be copied to any system and every name is valid inside `[[…]]`.
 */
export type NameCheck = { ok: true; name: string } | { ok: false; reason: string; suggestion: string };

/** UTF-8 bytes, without the `.md` that follows. */
export const MAX_NAME_BYTES = 240;

const FORBIDDEN = /[/\\:*?"<>|[\]#^]/u;
const LONE_SURROGATE = /\p{Surrogate}/u;
const CONTROL = /[\p{Cc}\u2028\u2029\ufff9-\ufffb\p{Noncharacter_Code_Point}]/u;
const DIRECTION = /\p{Bidi_Control}/u;
/** A variation selector is part of the visible character before it (❤️, 葛󠄀); anywhere else it is just invisible. */
const ZERO_WIDTH =
  /(?![\ufe00-\ufe0f\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}|(?<![\p{L}\p{N}\p{S}\p{P}])\p{Variation_Selector}/u;
/** Dots, slashes and NUL as a URL would write them, encoded once or several times: some program will decode them. */
const ENCODED = /%(?:25)*(?:u00)?(?:00|2[ef]|5c|c0)/i;
const BLANK = "[\\p{White_Space}\\u2800]";
const LEADING = new RegExp(`^(?:\\.|${BLANK})+`, "u");
const TRAILING = new RegExp(`(?:\\.|${BLANK})+$`, "u");
const BLANKS = new RegExp(BLANK, "gu");
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?=\s*(?:\.|$))/i;
const PLAIN = /^[A-Za-z0-9][A-Za-z0-9 _-]{4,100}[A-Za-z0-9]$/;

const bytes = (text: string): number => Buffer.byteLength(text, "utf8");

const RULES: readonly { test: (name: string) => boolean; reason: string }[] = [
  { test: (n) => n === "", reason: "A name cannot be empty." },
  {
    test: (n) => LONE_SURROGATE.test(n),
    reason: "A name cannot contain half of a character (a lone surrogate).",
  },
  { test: (n) => CONTROL.test(n), reason: "A name cannot contain control characters or line breaks." },
  { test: (n) => DIRECTION.test(n), reason: "A name cannot contain text-direction marks." },
  { test: (n) => ZERO_WIDTH.test(n), reason: "A name cannot contain invisible (zero-width) characters." },
  { test: (n) => FORBIDDEN.test(n), reason: 'A name cannot contain any of / \\ : * ? " < > | [ ] # ^.' },
  { test: (n) => n.includes("%%"), reason: "A name cannot contain %%, which opens a comment." },
  { test: (n) => ENCODED.test(n), reason: "A name cannot contain a dot or slash that is percent-encoded." },
  { test: (n) => LEADING.test(n), reason: "A name cannot begin with a dot or a blank." },
  { test: (n) => /\.md$/i.test(n), reason: "A name is given without .md, which the file adds itself." },
  { test: (n) => TRAILING.test(n), reason: "A name cannot end with a dot or a blank." },
  { test: (n) => RESERVED.test(n), reason: "Windows reserves this name for a device." },
  {
    test: (n) => bytes(n) > MAX_NAME_BYTES,
    reason: `A name can have at most ${MAX_NAME_BYTES} bytes in UTF-8.`,
  },
];

const findProblem = (name: string): string | undefined =>
  PLAIN.test(name) ? undefined : RULES.find((rule) => rule.test(name))?.reason;

/**
 * Checks whether `raw` is a valid record name. `name` is its NFC form; otherwise `reason` is one sentence
 * and `suggestion` a valid name.
 */
export function checkName(raw: string): NameCheck {
  const name = raw.normalize("NFC");
  const reason = findProblem(name);
  return reason === undefined ? { ok: true, name } : { ok: false, reason, suggestion: suggest(name) };
}

/** Repairing one problem can cause another (`%\u200b%`, a cut before a blank), hence the rounds. */
function suggest(raw: string): string {
  let name = raw.slice(0, 4 * MAX_NAME_BYTES);
  for (let round = 0; round < 6; round++) {
    name = repair(name);
    if (findProblem(name) === undefined) return name;
  }
  return "Untitled";
}

const repair = (raw: string): string =>
  cut(
    without(raw, " ")
      .replace(/[/\\|:]/g, "-")
      .replaceAll('"', "'")
      .replace(new RegExp(FORBIDDEN, "gu"), "")
      .replace(/%{2,}/g, "%")
      .replace(new RegExp(ENCODED, "gi"), "-")
      .replace(/ {2,}/g, " ")
      .replace(LEADING, "")
      .replace(TRAILING, "")
      .replace(/(?:\.md)+$/i, "")
      .normalize("NFC")
      .replace(RESERVED, "$&_"),
    MAX_NAME_BYTES,
  );

/** Removes invisible characters, and replaces line breaks and tabs with `instead`. */
const without = (raw: string, instead: string): string =>
  raw
    .replace(new RegExp(LONE_SURROGATE, "gu"), "")
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, instead)
    .replace(new RegExp(`${CONTROL.source}|${DIRECTION.source}|${ZERO_WIDTH.source}`, "gu"), "");

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The longest beginning of at most `limit` bytes that splits no visible character. */
function cut(text: string, limit: number): string {
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

const UNSAFE = new RegExp(
  `${FORBIDDEN.source}|${LONE_SURROGATE.source}|${CONTROL.source}|${DIRECTION.source}|${ZERO_WIDTH.source}`,
  "gu",
);

/**
 * The stored name of an inbox file: one plain, visible segment of at most 240 bytes, with its
 * extension. `field` names the input in the error.
 * @throws KvError VALIDATION_ERROR for an empty name, `.` and `..`
 */
export function safeFilename(raw: string, field = "filename"): string {
  const trimmed = raw.normalize("NFC").replace(BLANKS, " ").trim();
  if (trimmed === "" || trimmed === "." || trimmed === "..") {
    throw invalid(field, "A filename cannot be empty, . or ..; give a plain name such as note.md.");
  }
  const safe = raw
    .normalize("NFC")
    .replace(UNSAFE, "_")
    .replace(LEADING, (run) => `_${run.slice(1)}`)
    .replace(RESERVED, "_$&");
  return shorten(safe).replace(new RegExp(`(?:\\.|${BLANK})$`, "u"), "_");
}

function shorten(filename: string): string {
  if (bytes(filename) <= MAX_NAME_BYTES) return filename;
  const extension = /\.[A-Za-z0-9]{1,12}$/.exec(filename)?.[0] ?? "";
  return (
    cut(filename.slice(0, filename.length - extension.length), MAX_NAME_BYTES - bytes(extension)) + extension
  );
}
