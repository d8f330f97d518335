import { type Link, linksOf, resolveLink, retarget, stemOf } from "@/lib/vault";
import type { FileSnapshot, VaultSnapshot } from "../../snapshot";

/** The link of a text whose target begins at `start`. */
export const linkAt = (text: string, start: number): Link | undefined =>
  linksOf(text).find((link) => link.start === start);

/** The new target of a link. */
export interface Goal {
  path: string;
  /** Whether the bare name resolves to the target from the link's file. */
  isBareEnough: boolean;
  /** Whether a wiki link must keep its text visible. */
  shown: boolean;
}

export function isBareEnough(path: string, source: FileSnapshot, vault: VaultSnapshot): boolean {
  const bare = stemOf(path);
  const found = resolveLink(bare, source.path, vault.candidates(bare));
  return found.state === "resolved" && found.path === path;
}

/**
 * Points the link at `start` to its goal: by bare name if it was bare and that resolves, else by full path.
 * Throws `CONFLICT` if the result would be invalid YAML.
 */
export function retargeted(text: string, start: number, goal: Goal): string | undefined {
  const link = linkAt(text, start);
  if (!link) return undefined;
  const isBare = goal.isBareEnough && !link.target.includes("/");
  const target = isBare ? stemOf(goal.path) : goal.path.replace(/\.md$/, "");
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
