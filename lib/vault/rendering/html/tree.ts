import type { Heading, Nodes, Root } from "mdast";
import { MAX_NODES, TooComplex } from "../limits";
import { nodesOf } from "./nodes";

/** Fails on a document with more nodes than a page should hold. */
export const limitNodes = () => (root: Root) => {
  let count = 0;
  for (const _node of nodesOf(root)) {
    count += 1;
    if (count > MAX_NODES) throw new TooComplex();
  }
};

/** HTML is shown as source; comments are omitted. */
export const htmlAsText = () => (root: Root) => {
  for (const node of nodesOf(root)) {
    if (!("children" in node)) continue;
    const children: Nodes[] = node.children;
    children.splice(0, children.length, ...children.filter((child) => !isComment(child)).map(asText));
  }
};

const isComment = (node: Nodes): boolean =>
  node.type === "html" && node.value.trimStart().startsWith("<!--") && node.value.trimEnd().endsWith("-->");

const asText = (node: Nodes): Nodes => (node.type === "html" ? { type: "text", value: node.value } : node);

/** The page has its own h1: the highest headings of the text are h2, and no level is skipped. */
export const headingsBelowTitle = () => (root: Root) => {
  const headings = [...nodesOf(root)]
    .filter((node): node is Heading => node.type === "heading")
    .sort((a, b) => offsetOf(a) - offsetOf(b));
  const highest = headings.reduce((least, { depth }) => Math.min(least, depth), 6);
  let above = 1;
  for (const heading of headings) {
    above = Math.min(heading.depth - highest + 2, above + 1);
    heading.depth = depthOf(above);
  }
};

const offsetOf = ({ position }: Heading): number => position?.start.offset ?? 0;

const DEPTHS = [1, 2, 3, 4, 5, 6] as const;
const depthOf = (level: number): Heading["depth"] => DEPTHS[Math.min(level, 6) - 1] ?? 6;
