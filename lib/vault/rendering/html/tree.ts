import type { Element, ElementContent, Root as HtmlRoot } from "hast";
import type { Heading, Nodes, Root } from "mdast";
import { MAX_NODES, TooComplex } from "../limits";
import { linkAt, type MarkedBody } from "./link-marks";
import { nodesOf } from "./nodes";

/** Fails on a document with more nodes than a page should hold. */
export const limitNodes = () => (root: Root) => {
  let count = 0;
  for (const _node of nodesOf(root)) {
    count += 1;
    if (count > MAX_NODES) throw new TooComplex();
  }
};

/** HTML is shown as it is written; comments are omitted. */
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

/**
 * Links of the vault become `<kv-link n>`, which the page resolves; images become links, since pages load nothing
 * from elsewhere; tables scroll separately; check boxes have a label.
 */
export const decorate = (marked: MarkedBody) => () => (root: HtmlRoot) => {
  const open: (HtmlRoot | Element)[] = [root];
  for (let parent = open.pop(); parent; parent = open.pop()) {
    for (const [index, child] of parent.children.entries()) {
      if (child.type !== "element") continue;
      parent.children[index] = decorated(child, marked);
      open.push(child);
    }
  }
};

function decorated(element: Element, marked: MarkedBody): Element {
  const { tagName, properties } = element;
  if (tagName === "a") return link(element, properties.href, marked);
  if (tagName === "img") return link(imageText(element, marked), properties.src, marked);
  if (tagName === "input") properties.ariaLabel = properties.checked ? "Done" : "To do";
  if (tagName !== "table") return element;
  return {
    type: "element",
    tagName: "section",
    properties: { ariaLabel: "Table", tabIndex: 0 },
    children: [element],
  };
}

function link(element: Element, href: unknown, marked: MarkedBody): Element {
  const number = linkAt(href, marked);
  if (number === undefined) {
    element.tagName = "a";
    element.properties = typeof href === "string" ? { ...outward(element), href } : {};
  } else {
    element.tagName = "kv-link";
    const { anchor, embed } = marked.links[number] ?? {};
    element.properties = { n: number, ...(anchor && { anchor }), ...(embed !== undefined && { embed }) };
  }
  return element;
}

/** Only the properties of footnotes are kept. */
function outward({ properties }: Element): Element["properties"] {
  const { id, ariaLabel, ariaDescribedBy, dataFootnoteRef, dataFootnoteBackref } = properties;
  return {
    id,
    ariaLabel,
    ariaDescribedBy,
    dataFootnoteRef,
    dataFootnoteBackref,
    rel: ["noopener", "noreferrer"],
  };
}

function imageText(image: Element, marked: MarkedBody): Element {
  const { alt, src } = image.properties;
  const number = linkAt(src, marked);
  const target = number === undefined ? undefined : marked.links[number]?.target;
  const words: ElementContent = { type: "text", value: `Image: ${alt || target || src || ""}` };
  image.children = [words];
  return image;
}
