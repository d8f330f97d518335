import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import katex from "katex";
import { inAlphabet } from "./letters";

/** Limits of formulas that define macros, and of others: their characters, and the macros that they expand. */
const MACROS = { characters: 300, expansions: 100 };
const PLAIN = { characters: 4_000, expansions: 500 };
const DEFINES = /\\(?:[gex]?def|(?:re)?newcommand|providecommand|(?:future)?let|global)(?![A-Za-z])/;

const MAX_MATHML_CHARACTERS = 100_000;
/** The largest length and the most negative one, em. */
const MAX_LENGTH = 20;
const MAX_BACKWARD = 2;

/** A formula as MathML, or why it cannot be shown. */
export type Formula = { math: Element; size: number } | { problem: string };

/** Reads a formula of LaTeX. Nothing in it can run, load or link anything. */
export function formulaOf(source: string, isDisplay: boolean): Formula {
  const limits = DEFINES.test(source) ? MACROS : PLAIN;
  if (source.length > limits.characters) return { problem: "too long" };
  let html: string;
  try {
    html = katex.renderToString(source, {
      output: "mathml",
      displayMode: isDisplay,
      strict: "ignore",
      trust: false,
      maxExpand: limits.expansions,
      maxSize: MAX_LENGTH,
    });
  } catch (error) {
    return { problem: error instanceof katex.ParseError ? error.rawMessage : "too complex" };
  }
  if (html.length > MAX_MATHML_CHARACTERS) return { problem: "too complex" };
  const math = findMath(fromHtml(html, { fragment: true }));
  if (!math) return { problem: "not readable" };
  forBrowsers(math);
  return { math, size: html.length };
}

function findMath(node: Nodes): Element | undefined {
  if (node.type === "element" && node.tagName === "math") return node;
  return "children" in node ? node.children.map(findMath).find(Boolean) : undefined;
}

/** Replaces what browsers do not know of MathML: alphabets and the alignment of columns. Bounds lengths. */
function forBrowsers(math: Element): void {
  const open: Element[] = [math];
  for (let element = open.pop(); element; element = open.pop()) {
    boundLengths(element);
    if (element.tagName === "mtable") alignColumns(element);
    const { mathvariant } = element.properties;
    if (typeof mathvariant === "string" && mathvariant !== "normal") {
      delete element.properties.mathvariant;
      for (const child of element.children)
        if (child.type === "text") child.value = inAlphabet(child.value, mathvariant);
    }
    open.push(...elementsOf(element));
  }
}

const elementsOf = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => child.type === "element");

function boundLengths({ properties }: Element): void {
  for (const [name, value] of Object.entries(properties)) {
    const length = typeof value === "string" ? /^([+-]?[\d.]+)em$/.exec(value)?.[1] : undefined;
    if (length === undefined) continue;
    properties[name] = `${Math.min(MAX_LENGTH, Math.max(-MAX_BACKWARD, Number(length)))}em`;
  }
}

function alignColumns(table: Element): void {
  const { columnalign } = table.properties;
  if (typeof columnalign !== "string") return;
  const sides = columnalign.split(" ");
  for (const row of elementsOf(table))
    for (const [at, cell] of elementsOf(row).entries()) {
      const side = sides[Math.min(at, sides.length - 1)];
      if (side === "left" || side === "right") cell.properties.dataAlign = side;
    }
}
