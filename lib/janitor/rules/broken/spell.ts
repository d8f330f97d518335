import { type Link, linksOf, resolveLink, retarget, stemOf } from "@/lib/vault";
import type { FileFacts, VaultFacts } from "../../facts";

/** The link of a text whose target begins at `start`. */
export const linkAt = (text: string, start: number): Link | undefined =>
  linksOf(text).find((link) => link.start === start);

/** Where a link is to lead. */
export interface Goal {
  path: string;
  /** Does the bare name lead there from the link's file? */
  isBareEnough: boolean;
  /** Have the words of a wiki link to stay visible? */
  shown: boolean;
}

const bareName = (path: string): string =>
  path.endsWith(".md") ? stemOf(path) : path.slice(path.lastIndexOf("/") + 1);

export function isBareEnough(path: string, source: FileFacts, vault: VaultFacts): boolean {
  const bare = bareName(path);
  const found = resolveLink(bare, source.path, vault.candidates(bare));
  return found.state === "resolved" && found.path === path;
}

/**
 * The text with the link at `start` leading to its goal: bare where it was bare and that is enough, else by the whole path.
 * @throws KvError CONFLICT where YAML could not be read afterwards
 */
export function retargeted(text: string, start: number, goal: Goal): string | undefined {
  const link = linkAt(text, start);
  if (!link) return undefined;
  const isBare = goal.isBareEnough && !link.target.includes("/");
  const target = isBare ? bareName(goal.path) : goal.path.replace(/\.md$/, "");
  const words = goal.shown ? wordsFor(text, link) : "";
  return retarget(text, [{ start, end: link.end, newTarget: target + words }]);
}

/** `|words` behind a target that would else show another name; a bar in a table is written `\|`. */
function wordsFor(text: string, link: Link): string {
  const isPlainWiki = link.form === "wiki" && text.slice(link.end, link.to).trim() === "]]";
  if (!isPlainWiki) return "";
  const line = text.slice(text.lastIndexOf("\n", link.from - 1) + 1, link.from);
  const isInTable = link.relation === "body" && line.trimStart().startsWith("|");
  return `${isInTable ? "\\" : ""}|${link.target}`;
}
