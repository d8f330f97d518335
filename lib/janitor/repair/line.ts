/** A line's dashes and key, then its value. Keys in quotes or with special characters do not match. */
const LINE = /^( *(?:- +)*)([^\s\-?:,[\]{}#&*!|>'"%@`][^:#]*:[ \t]+)?(\S.*?)[ \t]*$/;
const LINK = "\\[\\[[^[\\]]+\\]\\]";
const LINKS = new RegExp(`^${LINK}(?:\\s*,\\s*${LINK})+$`);
/** A number after `#` may be part of the value, so it is not matched. */
const COMMENT = /[ \t]+#(?:[ \t].*)?$/;

/** Quotes the invalid scalar of a line, or turns its links into a list; undefined for other errors. */
export function repairedLine(line: string): string | undefined {
  const [, dashes = "", key = "", rest = ""] = LINE.exec(line) ?? [];
  if (rest === "" || line.includes("\t")) return undefined;
  const comment = commentOf(rest);
  const value = rest.slice(0, rest.length - comment.length);
  if (/\s#/.test(value)) return undefined;
  const fixed = repairedValue(value, { hasKey: key !== "", isItem: dashes.trim() !== "" });
  if (fixed === undefined) return undefined;
  const after = line.slice(dashes.length + key.length + rest.length);
  return dashes + key + fixed + comment + after;
}

function commentOf(rest: string): string {
  const quote = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.exec(rest)?.[0] ?? "";
  return COMMENT.exec(rest.slice(quote.length))?.[0] ?? "";
}

function repairedValue(value: string, { hasKey, isItem }: LineContext): string | undefined {
  if (hasKey && LINKS.test(value)) return `[${linksOf(value).map(quoted).join(", ")}]`;
  if (value.startsWith("[")) return repairedFlow(value);
  if (/^[@`]/.test(value)) return hasKey || !isMapping(value) ? quoted(value) : undefined;
  if (/^"(?:[^"\\]|\\.)*"\s*[^\s,\]}:]/.test(value)) return quoted(value);
  // In a list, `- a: b: c` may be a text or a field whose value is one.
  const isPlain = !/^[[\]{}#&*!|>'"%,?-]/.test(value);
  return hasKey && !isItem && isPlain && isMapping(value) ? quoted(value) : undefined;
}

/** What precedes a value on its line. */
interface LineContext {
  hasKey: boolean;
  isItem: boolean;
}

const isMapping = (value: string): boolean => /:(?:\s|$)/.test(value);

const linksOf = (value: string): string[] => value.match(new RegExp(LINK, "g")) ?? [];

/** Quotes the items of an inline list that start with `@` or a backtick. */
function repairedFlow(value: string): string | undefined {
  if (!/^\[[^[\]{}'"]*\]$/.test(value)) return undefined;
  const items = value.slice(1, -1).split(",");
  if (items.some(isMapping)) return undefined;
  return `[${items.map((item) => item.replace(/^(\s*)([@`]|[@`].*\S)(\s*)$/, repairedItem)).join(",")}]`;
}

const repairedItem = (_: string, before: string, item: string, after: string): string =>
  before + quoted(item) + after;

/** In double quotes, or in single ones if double ones would need escapes. */
const quoted = (text: string): string =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
