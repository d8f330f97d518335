import { type Document, isMap, LineCounter, parseDocument } from "yaml";
import type { Problem } from "../shapes";
import { readFast } from "./fast";
import { isTooDeep, isTooLong, MAX_DEPTH, MAX_FRONTMATTER_BYTES } from "./limits";
import { prepared } from "./prepared";
import { type Split, splitDocument } from "./split";
import { type Frontmatter, toValue, ValueError } from "./values";
import { yamlFault } from "./yaml-fault";

export interface ParsedRecord {
  /** Empty when there is a problem. */
  frontmatter: Frontmatter;
  /** What follows the frontmatter; when there is a problem, the whole text, so that all of it can be shown. */
  body: string;
  problem?: Problem;
}

/** Reads a record. Never throws: an error is a `problem`. `split` avoids finding the fences again. */
export function parseRecord(text: string, split: Split = splitDocument(text)): ParsedRecord {
  if (split.unclosed) return failed(text, split, { message: UNCLOSED, line: 1, column: 1 });
  if (!split.fenced) return { frontmatter: {}, body: text.slice(split.bodyStart) };
  const yaml = text.slice(split.start, split.end);
  const read = readYaml(yaml);
  if ("problem" in read) {
    return failed(text, split, { ...read.problem, line: read.problem.line + 1 });
  }
  return { frontmatter: read.frontmatter, body: text.slice(split.bodyStart) };
}

const UNCLOSED = "The frontmatter opens with --- and is not closed; it ends with a line that is only ---.";

const failed = (text: string, split: Split, problem: Problem): ParsedRecord => ({
  frontmatter: {},
  body: split.unclosed || text.charCodeAt(0) === 0xfeff ? text.replace(/^\ufeff/, "") : text,
  problem,
});

type Reading = { frontmatter: Frontmatter } | { problem: Problem };

/** The meaning of the YAML between the fences; lines count from its first. */
export function readYaml(yaml: string): Reading {
  if (isTooLong(yaml)) return problem(TOO_LONG);
  const known = prepared().get(yaml);
  if (known !== undefined) return JSON.parse(known);
  const frontmatter = readFast(yaml);
  return frontmatter ? { frontmatter } : readWithYaml(yaml);
}

/** The same with `yaml` only: the reference for `readFast`. */
export function readWithYaml(yaml: string): Reading {
  const reading = readDocument(yaml);
  return "problem" in reading ? reading : { frontmatter: reading.frontmatter };
}

/** The values and the nodes, each with its position in the text. */
export function readDocument(
  yaml: string,
): { frontmatter: Frontmatter; document: Document.Parsed } | { problem: Problem } {
  if (isTooLong(yaml)) return problem(TOO_LONG);
  if (isTooDeep(yaml)) return problem(`The frontmatter nests more than ${MAX_DEPTH} levels.`);
  const lines = new LineCounter();
  try {
    const document = withoutTraces(() => parseDocument(yaml, { ...QUIET, lineCounter: lines }));
    const fault = document.errors[0];
    if (fault) {
      const { offset, reason } = yamlFault(fault, document);
      return problemAt(lines, offset, `is not valid YAML: ${reason}`);
    }
    if (document.contents === null) return { frontmatter: {}, document };
    if (!isMap(document.contents))
      return problem("The frontmatter is no set of fields, each written `name: value`.");
    return { frontmatter: toValue(document.contents, document, yaml) as Frontmatter, document };
  } catch (fault) {
    const offset = fault instanceof ValueError ? fault.offset : 0;
    return problemAt(lines, offset, `cannot be read: ${fault instanceof Error ? fault.message : fault}`);
  }
}

/** Pretty errors, and the search for doubled keys (which `toValue` does), take seconds where there are thousands. */
const QUIET = { prettyErrors: false, uniqueKeys: false, keepSourceTokens: true, logLevel: "error" } as const;

/** Stack traces of thousands of errors would take four fifths of the time. */
function withoutTraces<T>(run: () => T): T {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return run();
  } finally {
    Error.stackTraceLimit = limit;
  }
}

const TOO_LONG = `The frontmatter has more than ${MAX_FRONTMATTER_BYTES / 1024} KiB.`;

export const problem = (message: string, line = 1, column = 1): { problem: Problem } => ({
  problem: { message, line, column },
});

function problemAt(lines: LineCounter, offset: number, what: string): { problem: Problem } {
  const { line, col } = lines.linePos(offset);
  return problem(`The frontmatter ${what.replace(/\.$/, "")}.`, line, col);
}
