import { type Document, isMap, LineCounter, parseDocument, type YAMLParseError } from "yaml";
import { readFast } from "./fast";
import { isTooDeep, isTooLong, MAX_DEPTH, MAX_FRONTMATTER_BYTES } from "./limits";
import { type Split, splitDocument } from "./split";
import { type Frontmatter, toValue, ValueFault } from "./values";

/** What is wrong with the frontmatter; `line` and `column` count from 1, in the whole text. */
export interface Problem {
  message: string;
  line: number;
  column: number;
}

export interface ParsedRecord {
  /** Empty when there is a problem. */
  frontmatter: Frontmatter;
  /** What follows the frontmatter; when there is a problem, the whole text, so that nothing is out of reach. */
  body: string;
  problem?: Problem;
}

/** Reads a record. Never throws: what cannot be read is a `problem`. `split` spares finding the fences again. */
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

const UNCLOSED = "The frontmatter opens with --- and never closes; it ends with a line that is --- alone.";

const failed = (text: string, split: Split, problem: Problem): ParsedRecord => ({
  frontmatter: {},
  body: split.unclosed || text.charCodeAt(0) === 0xfeff ? text.replace(/^\ufeff/, "") : text,
  problem,
});

type Reading = { frontmatter: Frontmatter } | { problem: Problem };

/** The meaning of the YAML between the fences; lines count from its first. */
export function readYaml(yaml: string): Reading {
  if (isTooLong(yaml)) return problem(TOO_LONG);
  const frontmatter = readFast(yaml);
  return frontmatter ? { frontmatter } : readWithYaml(yaml);
}

/** The same by way of `yaml` alone: what `readFast` is measured by. */
export function readWithYaml(yaml: string): Reading {
  const reading = readDocument(yaml);
  return "problem" in reading ? reading : { frontmatter: reading.frontmatter };
}

/** The meaning and the nodes, each with its place in the text. */
export function readDocument(
  yaml: string,
): { frontmatter: Frontmatter; document: Document.Parsed } | { problem: Problem } {
  if (isTooLong(yaml)) return problem(TOO_LONG);
  if (isTooDeep(yaml)) return problem(`The frontmatter nests more than ${MAX_DEPTH} levels.`);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, keepSourceTokens: true, logLevel: "silent" });
  const error = document.errors[0];
  if (error) return faultOf(error);
  if (document.contents === null) return { frontmatter: {}, document };
  if (!isMap(document.contents))
    return problem("The frontmatter is no set of fields, each written `name: value`.");
  try {
    return { frontmatter: toValue(document.contents, document, yaml) as Frontmatter, document };
  } catch (fault) {
    if (!(fault instanceof ValueFault)) throw fault;
    const { line, col } = lines.linePos(fault.offset);
    return problem(fault.message, line, col);
  }
}

const TOO_LONG = `The frontmatter has more than ${MAX_FRONTMATTER_BYTES / 1024} KiB.`;

const problem = (message: string, line = 1, column = 1): { problem: Problem } => ({
  problem: { message, line, column },
});

function faultOf(error: YAMLParseError): { problem: Problem } {
  const place = error.linePos?.[0];
  const message = (error.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, "");
  return problem(`The frontmatter is not valid YAML: ${message}.`, place?.line, place?.col);
}
