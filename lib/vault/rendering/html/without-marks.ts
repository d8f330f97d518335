import type { Root } from "mdast";
import { type MarkedBody, unmarked } from "./link-marks";
import { nodesOf } from "./nodes";

/** Blocks of code as they were written: that an indented one is code shows only when it is parsed, after links were marked. */
export const withoutMarks = (marked: MarkedBody) => () => (tree: Root) => {
  for (const node of nodesOf(tree)) if (node.type === "code") node.value = unmarked(node.value, marked);
};
