import type { Nodes, PhrasingContent, Root } from "mdast";
import { changeChildren } from "../nodes";

const MARK = /==/;

/** `==marked==` text, which may hold other marks. */
export const highlights = () => (root: Root) =>
  changeChildren(root, (children) => (children.some(hasMark) ? highlighted(children) : children));

const hasMark = (node: Nodes): boolean => node.type === "text" && MARK.test(node.value);

function highlighted(nodes: readonly Nodes[]): Nodes[] {
  const done: Nodes[] = [];
  let open: Nodes[] | undefined;
  const add = (node: Nodes) => (open ?? done).push(node);
  const addText = (value: string) => value && add({ type: "text", value });
  for (const node of nodes) {
    if (node.type !== "text") {
      add(node);
      continue;
    }
    const parts = node.value.split(MARK);
    addText(parts[0] ?? "");
    for (const [at, part] of parts.slice(1).entries()) {
      const isClosed = open && open.length > 0 && !/\s$/.test(parts[at] ?? "");
      if (open && isClosed) {
        const children = open as PhrasingContent[];
        open = undefined;
        add({ type: "emphasis", data: { hName: "mark" }, children });
        addText(part);
      } else if (!open && part !== "" && !/^\s/.test(part)) {
        open = [];
        addText(part);
      } else addText(`==${part}`);
    }
  }
  return open ? [...done, { type: "text", value: "==" }, ...open] : done;
}
