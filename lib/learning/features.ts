import { keyTerms } from "./terms";

/** A file as far as patterns look at it. */
export interface Seen {
  filename: string;
  /** The decoded text; of a mail its header as `From: …` lines first. */
  text: string;
}

/**
 * What patterns can be of, from what says most to what says least. `name`: the words that the file's name begins with;
 * `heading`: those that its first line or its subject begins with; `term`: a word that it repeats.
 */
export const FEATURE_KINDS = ["sender", "name", "heading", "domain", "term", "format"] as const;

export type FeatureKind = (typeof FEATURE_KINDS)[number];

/** Kinds that only count what the user himself chose: three Markdown files that became notes say nothing of the fourth. */
export const WEAK_KINDS: readonly FeatureKind[] = ["term", "format"];

/** Characters of the text that are looked at. */
const MOST_TEXT = 20_000;
const MOST_CHARACTERS = 60;
const MOST_WORDS = 3;

/** Names that begin so say nothing of what is in the file. */
const EMPTY_NAMES = new Set(
  "untitled document doc scan scanned img image photo file copy new note notes text draft the and re fw fwd inbox".split(
    " ",
  ),
);
/** Extensions of plain text, which can be anything. */
const PLAIN = new Set(["md", "markdown", "txt", "text"]);
/** Where everyone may have a mailbox, so that the domain says nothing of the sender. */
const PUBLIC_MAIL =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|gmx|web|proton|protonmail|aol|mail|fastmail|posteo|zoho|yandex|qq|163)\.[a-z.]+$/;

/** What is known of a file, each feature as `kind:value`; the same file gives the same, in the same order. */
export function featuresOf({ filename, text }: Seen): string[] {
  const seen = text.slice(0, MOST_TEXT).normalize("NFC");
  const dot = filename.lastIndexOf(".");
  const [stem, extension] = dot > 0 ? [filename.slice(0, dot), filename.slice(dot + 1)] : [filename, ""];
  const sender = senderOf(seen);
  const domain = sender?.slice(sender.indexOf("@") + 1);
  const heading = words(headingOf(seen)).slice(0, MOST_WORDS).join(" ");
  const features: [FeatureKind, string | undefined][] = [
    ["sender", sender],
    ...namesOf(stem).map((name): [FeatureKind, string] => ["name", name]),
    ["heading", heading],
    ["domain", domain && PUBLIC_MAIL.test(domain) ? undefined : domain],
    ...keyTerms(seen).map((term): [FeatureKind, string] => ["term", term]),
    ["format", formatOf(extension.toLowerCase())],
  ];
  return features.flatMap(([kind, value]) => (value && isShown(value) ? [`${kind}:${value}`] : []));
}

const isShown = (value: string): boolean => value.length <= MOST_CHARACTERS && !/\p{Cc}/u.test(value);

const formatOf = (extension: string): string | undefined =>
  PLAIN.has(extension) || !/^[a-z0-9]{1,10}$/.test(extension) ? undefined : extension;

/** The first word of a name, and all that stand before its first number: `meeting`, `meeting notes`. */
function namesOf(stem: string): string[] {
  const all = words(stem.normalize("NFC"));
  const first = all[0] ?? "";
  if ([...first].length < 3 || (all.length === 1 && EMPTY_NAMES.has(first))) return [];
  const whole = hasNumber(stem) ? all.slice(0, MOST_WORDS).join(" ") : first;
  return [...new Set(EMPTY_NAMES.has(first) ? [whole] : [first, whole])].filter(
    (name) => !EMPTY_NAMES.has(name),
  );
}

const hasNumber = (text: string): boolean => /\p{N}/u.test(text);

/** The words before the first number, in lower case. */
const words = (text: string): string[] =>
  (text.split(/\p{N}/u, 1)[0] ?? "").toLowerCase().match(/\p{L}[\p{L}\p{M}']*/gu) ?? [];

/** The address after the first `From:` near the beginning. */
function senderOf(text: string): string | undefined {
  const line = /^(?:from|von|de)[ \t]*:[ \t]*(.{1,400})$/im.exec(text.slice(0, 3_000))?.[1];
  return /[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/i.exec(line ?? "")?.[0].toLowerCase();
}

/** The subject, or the first line that says something; only its beginning, up to a colon, a dash or a bracket. */
function headingOf(text: string): string {
  const body = text.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, "");
  const subject = /^(?:subject|betreff|objet|asunto)[ \t]*:[ \t]*(.*)$/im.exec(body.slice(0, 3_000))?.[1];
  const line = subject ?? body.split(/\r?\n/).find((each) => /\p{L}{2}/u.test(each)) ?? "";
  const bare = line.replace(/^[\s>#*+-]*(?:\[[ xX]?\])?/, "").replace(/^(?:\s*(?:re|fwd?|aw|wg)\s*:)+/i, "");
  return bare.split(/[:;|([{–—]|\s-\s/, 1)[0] ?? "";
}
