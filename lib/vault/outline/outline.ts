/** The outline of a Markdown body. For a thread: parsing may take long. */
import type { Nodes, Paragraph, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { nodesOf, textOf } from "../rendering/html/nodes";
import type { Block, Heading, Outline } from "./shapes";

const BLOCK_ID = /(?:^|\s+)\^([A-Za-z0-9-]{1,60})$/;

export function outlineOf(body: string): Outline {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMath);
  const root = processor.parse(body);
  return { headings: headingsOf(root, body), blocks: blocksOf(root, body) };
}

function headingsOf({ children }: Root, body: string): Heading[] {
  const headings = children.flatMap((node) =>
    node.type === "heading" ? [{ text: textOf(node), depth: node.depth, ...spanOf(node) }] : [],
  );
  const ends = endsOf(headings, body.length);
  return headings.map(({ text, depth, start, end }, at) => ({
    text,
    depth,
    start,
    contentStart: afterLine(body, end),
    end: ends[at] ?? body.length,
  }));
}

/** Where each section ends: at the next heading that is not below it. */
function endsOf(headings: readonly { depth: number; start: number }[], length: number): number[] {
  const ends: number[] = headings.map(() => length);
  const open: number[] = [];
  headings.forEach(({ depth, start }, at) => {
    for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
      if ((headings[last]?.depth ?? 0) < depth) break;
      ends[last] = start;
      open.pop();
    }
    open.push(at);
  });
  return ends;
}

function afterLine(body: string, at: number): number {
  const newline = body.indexOf("\n", at);
  return newline < 0 ? body.length : newline + 1;
}

/** Blocks that end with ` ^id`, or with a paragraph `^id` after them. */
function blocksOf(root: Root, body: string): Block[] {
  const blocks: Block[] = [];
  for (const parent of nodesOf(root)) {
    if (!("children" in parent)) continue;
    parent.children.forEach((node, at) => {
      if (node.type === "paragraph") blocks.push(...blockOf(node, parent.children[at - 1], body));
    });
  }
  return blocks;
}

function blockOf(paragraph: Paragraph, before: Nodes | undefined, body: string): Block[] {
  const { start, end } = spanOf(paragraph);
  const found = paragraph.children.at(-1)?.type === "text" && BLOCK_ID.exec(body.slice(start, end));
  if (!found) return [];
  const id = found[1]?.toLowerCase() ?? "";
  if (found.index > 0) return [{ id, type: "paragraph", start, end: start + found.index }];
  return before === undefined ? [] : [{ id, type: before.type, ...spanOf(before) }];
}

const spanOf = ({ position }: Nodes): { start: number; end: number } => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});
