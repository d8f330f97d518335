import { conflict } from "@/lib/core/errors";
import { parseRecord } from "../record";
import type { Link } from "./link";
import { linksOf } from "./scan";

export interface Retarget {
  /** The span of a link's target, as `linksOf` gives it for the same text. */
  start: number;
  end: number;
  /** A path or name, decoded, with or without `.md`; `.md` is written if the old target had it. */
  newTarget: string;
}

/**
 * Rewrites the targets of links and nothing else, each in its own encoding: percent-encoded, or with YAML quotes
 * doubled or escaped. Only an unquoted `[[x]]` in the frontmatter whose new target YAML would misread gets quotes.
 * Throws `CONFLICT` if the frontmatter could not be read afterwards; `Error` for a span that is not a target.
 */
export function retarget(
  text: string,
  edits: readonly Retarget[],
  links: readonly Link[] = linksOf(text),
): string {
  const targets = new Map(links.map((link) => [link.start, link]));
  const ordered = [...edits].sort((a, b) => a.start - b.start);
  const parts: string[] = [];
  let pos = 0;
  let meta = false;
  for (const edit of ordered) {
    const link = targets.get(edit.start);
    if (!link || link.end !== edit.end || edit.start < pos) {
      throw new Error(`No link target at ${edit.start}–${edit.end}`);
    }
    const piece = rewrite(text, link, spelled(link, edit.newTarget));
    parts.push(text.slice(pos, piece.start), piece.text);
    pos = piece.end;
    meta ||= link.relation !== "body";
  }
  const result = parts.join("") + text.slice(pos);
  if (meta) assertReadable(text, result);
  return result;
}

function assertReadable(before: string, after: string): void {
  if (parseRecord(before).problem) return;
  const { problem } = parseRecord(after);
  if (problem) {
    throw conflict(
      `With the new name the frontmatter cannot be read (line ${problem.line}): ${problem.message}`,
    );
  }
}

/** The new target in the style of the old one: with or without `.md` and the leading slash. */
function spelled(link: Link, newTarget: string): string {
  const bare = newTarget.replace(/\.md$/i, "");
  const root = link.target.startsWith("/") && !/^[./]/.test(bare) ? "/" : "";
  return root + bare + (/\.md$/i.exec(link.target)?.[0] ?? "");
}

interface Piece {
  start: number;
  end: number;
  text: string;
}

function rewrite(text: string, link: Link, target: string): Piece {
  const { start, end } = link;
  switch (link.writing) {
    case "wiki":
      return { start, end, text: target };
    case "single":
      return { start, end, text: target.replaceAll("'", "''") };
    case "double":
      return { start, end, text: JSON.stringify(target).slice(1, -1) };
    case "angle":
      return { start, end, text: target.replace(/[<>\\]/g, "\\$&").replace(/[%#?]/g, encodeURIComponent) };
    case "percent":
      return { start, end, text: encoded(target, text.slice(start, end)) };
    case "unquoted":
      return PLAIN.test(target) ? { start, end, text: target } : quoted(text, link, target);
  }
}

const PLAIN = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_/.()+-]| (?=\S))*$/u;

const quoted = (text: string, link: Link, target: string): Piece => ({
  start: link.from,
  end: link.to,
  text: JSON.stringify(text.slice(link.from, link.start) + target + text.slice(link.end, link.to)),
});

/** Encodes what Markdown would misread, and letters beyond ASCII where the old target had them encoded. */
function encoded(target: string, old: string): string {
  const all = /%[89A-F]/i.test(old);
  const unsafe = all ? /[\s%()<>#?\\"`[\]^{|}]|[^\x00-\x7f]+/g : /[\s%()<>#?\\"`[\]^{|}]/g;
  return target.replace(unsafe, (part) =>
    encodeURIComponent(part).replace(/[()]/g, (paren) => (paren === "(" ? "%28" : "%29")),
  );
}
