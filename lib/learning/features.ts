import { anyOf, FILE_WORDS } from "@/lib/language";
import { keyTerms } from "./terms";

/** What features are extracted from. */
export interface FeatureSource {
  filename: string;
  /** The decoded text; that of a mail begins with its headers, `From: …`. */
  text: string;
}

/**
 * Kinds of features, most specific first. `name`: the first words of the filename; `heading`: the first words of the
 * first line or the subject; `term`: a repeated word.
 */
export const FEATURE_KINDS = ["sender", "name", "heading", "domain", "term", "format"] as const;

export type FeatureKind = (typeof FEATURE_KINDS)[number];

/**
 * Only decisions by the user support rules of these kinds: three Markdown files that became notes predict
 * nothing. A rule of these kinds that was wrong once is not followed.
 */
export const WEAK_KINDS: readonly FeatureKind[] = ["domain", "term", "format"];

/**
 * Kinds that are not sufficient for a rule: ten mails about a project say nothing about a bank statement, though
 * both end in `.eml`. Existing rules of these kinds were accepted by the user in an earlier version.
 */
const INSUFFICIENT_KINDS: readonly FeatureKind[] = ["domain", "format"];

export const kindOfPattern = (pattern: string): string => pattern.slice(0, pattern.indexOf(":"));

export const isWeak = (pattern: string): boolean =>
  (WEAK_KINDS as readonly string[]).includes(kindOfPattern(pattern));

/** A pattern that is not sufficient for a rule: the domain of a sender, an extension. */
export const isInsufficient = (pattern: string): boolean =>
  (INSUFFICIENT_KINDS as readonly string[]).includes(kindOfPattern(pattern));

/** Characters of the text that are read. */
const MAX_TEXT_LENGTH = 20_000;
const MAX_VALUE_LENGTH = 60;
const MAX_WORDS = 3;

/** Extensions of plain text, which can be anything. */
const PLAIN_TEXT = new Set(["md", "markdown", "txt", "text"]);
/** Public mail providers, whose domain does not identify the sender. */
const PUBLIC_MAIL =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|gmx|web|proton|protonmail|aol|mail|fastmail|posteo|zoho|yandex|qq|163)\.[a-z.]+$/;

/** The features of a file as `kind:value`, in a deterministic order. */
export function featuresOf({ filename, text }: FeatureSource): string[] {
  const start = text.slice(0, MAX_TEXT_LENGTH).normalize("NFC");
  const dot = filename.lastIndexOf(".");
  const [stem, extension] = dot > 0 ? [filename.slice(0, dot), filename.slice(dot + 1)] : [filename, ""];
  const sender = senderOf(start);
  const domain = sender?.slice(sender.indexOf("@") + 1);
  const heading = words(headingOf(start)).slice(0, MAX_WORDS).join(" ");
  const features: [FeatureKind, string | undefined][] = [
    ["sender", sender],
    ...namesOf(stem).map((name): [FeatureKind, string] => ["name", name]),
    ["heading", heading],
    ["domain", domain && PUBLIC_MAIL.test(domain) ? undefined : domain],
    ...keyTerms(start).map((term): [FeatureKind, string] => ["term", term]),
    ["format", formatOf(extension.toLowerCase())],
  ];
  return features.flatMap(([kind, value]) => (value && isUsable(value) ? [`${kind}:${value}`] : []));
}

const isUsable = (value: string): boolean => value.length <= MAX_VALUE_LENGTH && !/\p{Cc}/u.test(value);

const formatOf = (extension: string): string | undefined =>
  PLAIN_TEXT.has(extension) || !/^[a-z0-9]{1,10}$/.test(extension) ? undefined : extension;

/** The first word of a name, and all words before its first number: `meeting`, `meeting notes`. */
function namesOf(stem: string): string[] {
  const all = words(stem.normalize("NFC"));
  const first = all[0] ?? "";
  if ([...first].length < 3 || (all.length === 1 && FILE_WORDS.has(first))) return [];
  const whole = hasNumber(stem) ? all.slice(0, MAX_WORDS).join(" ") : first;
  return [...new Set(FILE_WORDS.has(first) ? [whole] : [first, whole])].filter(
    (name) => !FILE_WORDS.has(name),
  );
}

const hasNumber = (text: string): boolean => /\p{N}/u.test(text);

/** The words before the first number, in lower case. */
const words = (text: string): string[] =>
  (text.split(/\p{N}/u, 1)[0] ?? "").toLowerCase().match(/\p{L}[\p{L}\p{M}']*/gu) ?? [];

/** The address after the first `From:` near the beginning. */
function senderOf(text: string): string | undefined {
  const line = SENDER.exec(text.slice(0, 3_000))?.[1];
  return /[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/i.exec(line ?? "")?.[0].toLowerCase();
}

/** How letters begin, whatever they are about. */
const GREETING = new RegExp(String.raw`^${anyOf("salutation")}(?![\p{L}\p{N}])`, "iu");
/** A line that names when, where or who, as any protocol has it. */
const LABELLED = new RegExp(String.raw`^[*_]*${anyOf("protocolLabel")}[*_]*[ \t]*:`, "iu");

/** The subject, or the first line with words, up to a colon, a dash or a bracket; not that of any letter or protocol. */
function headingOf(text: string): string {
  const body = text.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, "");
  const subject = SUBJECT.exec(body.slice(0, 3_000))?.[1];
  const line = subject ?? body.split(/\r?\n/).find(isHeading) ?? "";
  const bare = line.replace(/^[\s>#*+-]*(?:\[[ xX]?\])?/, "").replace(REPLIES, "");
  return GREETING.test(bare) ? "" : (bare.split(/[:;|([{–—]|\s-\s/, 1)[0] ?? "");
}

const isHeading = (line: string): boolean => /\p{L}{2}/u.test(line) && !LABELLED.test(line);

const SENDER = new RegExp(String.raw`^${anyOf("mailFrom")}[ \t]*:[ \t]*(.{1,400})$`, "im");
const SUBJECT = new RegExp(String.raw`^${anyOf("mailSubject")}[ \t]*:[ \t]*(.*)$`, "im");
const REPLIES = new RegExp(String.raw`^(?:\s*${anyOf("mailReply")}\s*:)+`, "i");
