import type { Nodes, Paragraph, Root, RootContent } from "mdast";
import { changeChildren, nodesOf } from "../nodes";

const MARK = "%%";

/** Removes what is between `%%` and `%%`, in a paragraph or over several blocks. After line breaks are nodes. */
export const withoutComments = () => (root: Root) => {
  root.children = outsideComments(root);
  changeChildren(root, (children) => (children.some(hasMark) ? withoutPairs(children) : children));
};

const hasMark = (node: Nodes): boolean => node.type === "text" && node.value.includes(MARK);

/**
 * The blocks outside of comments over several of them: such a comment begins at the beginning of a line, and ends with the next
 * mark, wherever that is. A mark that nothing closes is text.
 */
function outsideComments(root: Root): RootContent[] {
  const marked = withMarks(root);
  const last = root.children.findLastIndex((block) => marked.has(block));
  const kept: RootContent[] = [];
  let inside = false;
  for (const [at, block] of root.children.entries()) {
    if (inside && !marked.has(block)) continue;
    let isCut = inside;
    if (inside) cutToMark(block, marked);
    inside = at < last && block.type === "paragraph" && cutFromOpening(block);
    isCut ||= inside;
    if (!isCut || !isEmpty(block)) kept.push(block);
  }
  return kept;
}

/** The texts with marks, and all that they are in. */
function withMarks(root: Root): ReadonlySet<Nodes> {
  const above = new Map<Nodes, Nodes>();
  const marked = new Set<Nodes>();
  for (const node of nodesOf(root)) {
    if ("children" in node) for (const child of node.children) above.set(child, node);
    if (!hasMark(node)) continue;
    for (let each: Nodes | undefined = node; each && !marked.has(each); each = above.get(each))
      marked.add(each);
  }
  return marked;
}

/** Removes all up to the first mark in a block, in a list also the items before. */
function cutToMark(block: Nodes, marked: ReadonlySet<Nodes>): void {
  const path: Nodes[] = [];
  let node: Nodes | undefined = block;
  while (node && "children" in node) {
    const children: Nodes[] = node.children;
    children.splice(
      0,
      children.findIndex((child) => marked.has(child)),
    );
    path.push(node);
    node = children[0];
  }
  if (node?.type === "text") node.value = node.value.slice(node.value.indexOf(MARK) + MARK.length);
  for (const each of path.reverse())
    if ("children" in each) while (isNothing(each.children[0])) each.children.shift();
}

/** Removes what follows the mark that opens a comment over several blocks, with the mark; false where there is none. */
function cutFromOpening({ children }: Paragraph): boolean {
  const at = children.findLastIndex(hasMark);
  const text = children[at];
  const marks = children.reduce((sum, node) => sum + (node.type === "text" ? marksIn(node.value) : 0), 0);
  if (text?.type !== "text" || marks % 2 === 0) return false;
  const before = text.value.slice(0, text.value.lastIndexOf(MARK));
  if (before.trim() !== "" || (at > 0 && children[at - 1]?.type !== "break")) return false;
  children.splice(at);
  while (isNothing(children.at(-1))) children.pop();
  return true;
}

const marksIn = (text: string): number => text.split(MARK).length - 1;

/** What is left of a text or a line at the edge of a comment, and of what was in it alone. */
const isNothing = (node: Nodes | undefined): boolean =>
  node !== undefined &&
  (node.type === "break" || (node.type === "text" && node.value.trim() === "") || isEmpty(node));

const isEmpty = (node: Nodes): boolean => "children" in node && node.children.length === 0;

/** The nodes of a paragraph, without those between pairs of marks. */
function withoutPairs(nodes: readonly Nodes[]): Nodes[] {
  const pieces = nodes.flatMap((node): (Nodes | typeof MARK)[] =>
    node.type === "text" ? cut(node.value) : [node],
  );
  let left = pieces.filter((piece) => piece === MARK).length;
  let inside = false;
  const kept: Nodes[] = [];
  for (const piece of pieces) {
    if (piece !== MARK) {
      if (!inside) kept.push(piece);
      continue;
    }
    left -= 1;
    if (inside || left > 0) inside = !inside;
    else kept.push({ type: "text", value: MARK });
  }
  return kept;
}

const cut = (text: string): (Nodes | typeof MARK)[] =>
  text
    .split(MARK)
    .flatMap((value, at) => [
      ...(at > 0 ? ([MARK] as const) : []),
      ...(value ? [{ type: "text" as const, value }] : []),
    ]);
