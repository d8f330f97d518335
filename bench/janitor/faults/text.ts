import type { Sow } from "./kind";

/** What a match becomes: a text, or made of its parts. */
type By = string | ((...parts: string[]) => string);

export const eolOf = (text: string): string => (text.includes("\r\n") ? "\r\n" : "\n");
export const headEnd = (text: string): number => text.indexOf("\n---", 4) + 1;

/** Replaces the one match of `pattern` in the frontmatter; undefined where there is none. */
export function inHead(text: string, pattern: RegExp, by: By): string | undefined {
  const end = headEnd(text);
  const head = text.slice(0, end);
  if (!pattern.test(head)) return undefined;
  const changed = typeof by === "string" ? head.replace(pattern, by) : head.replace(pattern, by);
  return changed + text.slice(end);
}

export function replaced(text: string, pattern: RegExp, by: By): { faulty: string } | undefined {
  const faulty = inHead(text, pattern, by);
  return faulty === undefined || faulty === text ? undefined : { faulty };
}

/** An issue that replaces a part of the frontmatter. */
export const replace =
  (pattern: RegExp, by: By): Sow =>
  ({ text }) =>
    replaced(text, pattern, by);

/** A line at the end of the frontmatter. */
export function withLine(text: string, line: string): string {
  const end = headEnd(text);
  return text.slice(0, end) + line + eolOf(text) + text.slice(end);
}

/** Replaces a link of the body; its target is given in parts, as the pattern has them. */
export function inBody(
  text: string,
  pattern: RegExp,
  by: (...parts: string[]) => string | undefined,
): string | undefined {
  const start = headEnd(text) + "---".length;
  const body = text
    .slice(start)
    .replaceAll(/`{3}.*?`{3}|<!--.*?-->/gs, (hidden) => "\0".repeat(hidden.length));
  const match = pattern.exec(body);
  const replaced = match && by(...match);
  if (!match || typeof replaced !== "string") return undefined;
  const at = start + match.index;
  return text.slice(0, at) + replaced + text.slice(at + match[0].length);
}
