import { type Link, linksOf, resolveLink, retarget, stemOf } from "@/lib/vault";
import type { FileFacts, VaultFacts } from "../../facts";

/** The link of a text whose target begins at `start`. */
export const linkAt = (text: string, start: number): Link | undefined =>
  linksOf(text).find((link) => link.start === start);

/**
 * The text with the link at `start` leading to the file at `path`: bare where it was bare and that is enough, else by the
 * whole path. With `shown`, a wiki link keeps the words that it showed.
 * @throws KvError CONFLICT where YAML could not be read afterwards
 */
export function retargeted(
  text: string,
  start: number,
  to: { path: string; shown: boolean },
  source: FileFacts,
  vault: VaultFacts,
): string | undefined {
  const link = linkAt(text, start);
  if (!link) return undefined;
  const target = targetFor(link, to.path, source, vault) + (to.shown ? wordsFor(text, link) : "");
  return retarget(text, [{ start, end: link.end, newTarget: target }]);
}

function targetFor(link: Link, path: string, source: FileFacts, vault: VaultFacts): string {
  const isMd = path.endsWith(".md");
  const bare = isMd ? stemOf(path) : path.slice(path.lastIndexOf("/") + 1);
  const found = resolveLink(bare, source.path, vault.candidates(bare));
  const isEnough = found.state === "resolved" && found.path === path;
  if (!link.target.includes("/") && isEnough) return bare;
  return isMd ? path.slice(0, -".md".length) : path;
}

/** `|words` behind a target that would else show another name; a bar in a table is written `\|`. */
function wordsFor(text: string, link: Link): string {
  const isPlainWiki = link.form === "wiki" && text.slice(link.end, link.to).trim() === "]]";
  if (!isPlainWiki) return "";
  const line = text.slice(text.lastIndexOf("\n", link.from - 1) + 1, link.from);
  const isInTable = link.relation === "body" && line.trimStart().startsWith("|");
  return `${isInTable ? "\\" : ""}|${link.target}`;
}
