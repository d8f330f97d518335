import {
  bytes,
  CONTROL,
  cut,
  DIRECTION,
  ENCODED,
  FORBIDDEN,
  LEADING,
  LONE_SURROGATE,
  MAX_NAME_BYTES,
  RESERVED,
  TRAILING,
  ZERO_WIDTH,
} from "./characters";

export type NameCheck = { ok: true; name: string } | { ok: false; reason: string; suggestion: string };

/** Most names: no rule needs to be asked. */
const PLAIN = /^[A-Za-z0-9][A-Za-z0-9 _-]{4,100}[A-Za-z0-9]$/;

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
 * Checks whether `raw` is a valid record name: on every system, for Obsidian's importer and Syncthing, and inside
 * `[[…]]`, so that a vault can be copied anywhere. `name` is its NFC form; otherwise `reason` is one sentence and
 * `suggestion` a valid name.
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
    visible(raw)
      .replace(/[/\\|:]/g, "-")
      .replaceAll('"', "'")
      // "< 2 min" without its sign would say something else.
      .replace(/<(?=\s?\d)/g, "＜")
      .replace(/(?<![-=])>(?=\s?\d)/g, "＞")
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

/** Without invisible characters, and with a blank for line breaks and tabs. */
const visible = (raw: string): string =>
  raw
    .replace(new RegExp(LONE_SURROGATE, "gu"), "")
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " ")
    .replace(new RegExp(`${CONTROL.source}|${DIRECTION.source}|${ZERO_WIDTH.source}`, "gu"), "");
