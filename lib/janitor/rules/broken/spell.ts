import { type Link, linksOf, retarget, targetFor } from "@/lib/vault";
import type { FileSnapshot, VaultSnapshot } from "../../snapshot";

/** The link of a text whose target begins at `start`. */
export const linkAt = (text: string, start: number): Link | undefined =>
  linksOf(text).find((link) => link.start === start);

/** The new target of a link. */
export interface Goal {
  /** As a Markdown link names it, and as a wiki link does. */
  markdown: string;
  wiki: string;
  /** Whether a wiki link must keep its text visible. */
  shown: boolean;
}

/** A link that is to lead to another file. */
interface Retargeting {
  target: string;
  source: FileSnapshot;
  /** The path at which the target was, if that is known. */
  from?: string | undefined;
  shown: boolean;
}

/** How a link names the file at `path` in the style of its old target: relative, by bare name, or by full path. */
export function goalOf(
  vault: VaultSnapshot,
  path: string,
  { target, source, from = target, shown }: Retargeting,
): Goal {
  const place = { led: from, source: source.path, place: source.path };
  const spelled = (form: Link["form"]) =>
    targetFor({ ...place, link: { target, form } }, path, (each) => vault.candidates(each));
  return { markdown: spelled("markdown"), wiki: spelled("wiki"), shown };
}

/** Points the link at `start` to its goal. Throws `CONFLICT` if the result would be invalid YAML. */
export function retargeted(text: string, start: number, goal: Goal): string | undefined {
  const link = linkAt(text, start);
  if (!link) return undefined;
  const target = link.form === "markdown" ? goal.markdown : goal.wiki;
  const words = goal.shown ? wordsFor(text, link) : "";
  return retarget(text, [{ start, end: link.end, newTarget: target + words }]);
}

/** `|text` for a target that would otherwise show another name; in a table the bar is `\|`. */
function wordsFor(text: string, link: Link): string {
  const isPlainWiki = link.form === "wiki" && text.slice(link.end, link.to).trim() === "]]";
  if (!isPlainWiki) return "";
  const line = text.slice(text.lastIndexOf("\n", link.from - 1) + 1, link.from);
  const isInTable = link.relation === "body" && line.trimStart().startsWith("|");
  return `${isInTable ? "\\" : ""}|${link.target}`;
}
