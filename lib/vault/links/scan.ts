import { type Split, splitDocument } from "../record";
import { scanBody } from "./body";
import { scanFrontmatter } from "./frontmatter";
import type { Link } from "./link";

/**
 * Every link of a text that leads to another file, in the order of the text: wiki links and embeds of frontmatter and
 * body, Markdown links of the body. Skipped are external addresses, links within the same file (`[[#Heading]]`),
 * code, HTML comments and YAML comments. Never throws; takes linear time.
 */
export function linksOf(text: string, split: Split = splitDocument(text)): Link[] {
  const links: Link[] = [];
  if (split.fenced) scanFrontmatter(text, split.start, split.end, links);
  scanBody(text, split.fenced ? split.bodyStart : split.start, links);
  return links;
}
