import type { Element } from "hast";
import type { Nodes, Root } from "mdast";
import type {} from "mdast-util-math";
import type { VFile } from "vfile";
import { nodesOf } from "../../nodes";
import { type Formula, formulaOf } from "./mathml";

/** What the formulas of one text may take together; what exceeds it is shown as its source. */
const MAX_MS = 1_000;
const MAX_CHARACTERS = 512 * 1024;

interface Spent {
  ms: number;
  characters: number;
}

/** Formulas as MathML: styles in HTML, as KaTeX writes them, are forbidden by the policy of our pages. */
export const formulas = (sourceOf: (value: string) => string) => () => (root: Root, file: VFile) => {
  const text = String(file);
  const spent: Spent = { ms: 0, characters: 0 };
  for (const node of nodesOf(root)) {
    if (node.type !== "math" && node.type !== "inlineMath") continue;
    const isDisplay = node.type === "math" || text.startsWith("$$", node.position?.start.offset);
    const source = sourceOf(node.value);
    const formula = withinLimits(spent, () => formulaOf(source, isDisplay));
    show(
      node,
      "math" in formula ? shown(formula.math, isDisplay) : invalid(source, isDisplay, formula.problem),
    );
  }
};

function withinLimits(spent: Spent, read: () => Formula): Formula {
  if (spent.ms > MAX_MS || spent.characters > MAX_CHARACTERS)
    return { problem: "this text has too many formulas" };
  const start = performance.now();
  const formula = read();
  spent.ms += performance.now() - start;
  if ("size" in formula) spent.characters += formula.size;
  return formula;
}

/** `remark-rehype` makes the element of `data`. */
function show(node: Nodes, { tagName, properties, children }: Element): void {
  node.data = {
    hName: tagName,
    hProperties: properties,
    hChildren: children.filter((child) => child.type !== "comment"),
  };
}

/** A formula in `$$` scrolls separately when it is too wide. */
function shown(math: Element, isDisplay: boolean): Element {
  if (!isDisplay) return math;
  const properties = { dataMath: "display", role: "group", ariaLabel: "Formula", tabIndex: 0 };
  return { type: "element", tagName: "span", properties, children: [math] };
}

function invalid(source: string, isDisplay: boolean, problem: string): Element {
  const mark = isDisplay ? "$$" : "$";
  return {
    type: "element",
    tagName: "span",
    properties: { dataMath: "invalid" },
    children: [
      {
        type: "element",
        tagName: "code",
        properties: {},
        children: [{ type: "text", value: `${mark}${source}${mark}` }],
      },
      { type: "text", value: ` Formula not shown: ${problem}` },
    ],
  };
}
