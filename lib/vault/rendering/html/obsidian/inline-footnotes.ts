import type { FootnoteDefinition, Nodes, PhrasingContent, Root } from "mdast";
import { changeChildren } from "../nodes";

const EDGE = /(\^\[|\])/;

/** `^[A note]` is a footnote with its text in place. */
export const inlineFootnotes = () => (root: Root) => {
  const notes: FootnoteDefinition[] = [];
  changeChildren(root, (children) => (children.some(opens) ? withReferences(children, notes) : children));
  root.children.push(...notes);
};

const opens = (node: Nodes): boolean => node.type === "text" && node.value.includes("^[");

function withReferences(nodes: readonly Nodes[], notes: FootnoteDefinition[]): Nodes[] {
  const done: Nodes[] = [];
  let open: Nodes[] | undefined;
  const add = (node: Nodes) => (open ?? done).push(node);
  for (const node of nodes) {
    const pieces = node.type === "text" ? node.value.split(EDGE) : [node];
    for (const piece of pieces) {
      if (typeof piece !== "string") add(piece);
      else if (piece === "^[" && !open) open = [];
      else if (piece === "]" && open && open.length > 0) {
        done.push(reference(open as PhrasingContent[], notes));
        open = undefined;
      } else if (piece !== "") add({ type: "text", value: piece });
    }
  }
  return open ? [...done, { type: "text", value: "^[" }, ...open] : done;
}

function reference(children: PhrasingContent[], notes: FootnoteDefinition[]): Nodes {
  const identifier = `inline-${notes.length + 1}`;
  notes.push({ type: "footnoteDefinition", identifier, children: [{ type: "paragraph", children }] });
  return { type: "footnoteReference", identifier };
}
