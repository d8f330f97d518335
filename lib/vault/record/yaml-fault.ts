import { type Document, isCollection, isScalar, visit, type YAMLError } from "yaml";

/** Where YAML is wrong, and what would be right, as the end of a sentence. */
interface YamlFault {
  offset: number;
  reason: string;
}

/** What opens and is not closed: the library finds that only at the end, far below. */
const UNCLOSED: readonly [RegExp, string][] = [
  [/^Missing closing (["'])/, "the quote"],
  [/end with a ([\]}])/, "the bracket"],
];

/** By the messages of the library, which name the rule that a text breaks, and not what its author is to do. */
const REASONS: readonly [RegExp, string][] = [
  [/^Tabs are not/, "the line is indented with a tab: use spaces"],
  [
    /^Nested mappings/,
    'the value has a colon and a space in it: put it in quotes, such as "Part 1: Start"; or begin the next field in the column of this one',
  ],
  [
    /^Implicit (?:map )?keys need/,
    "there is no colon and space after the name of a field: write name: value",
  ],
  [/^Plain value cannot start/, "a value cannot begin with this character: put it in quotes"],
  [
    /block-seq-ind on same line/,
    "a list cannot begin in the line of its field: begin it in the next one, or put the value in quotes",
  ],
  [
    /^(?:Block scalar header|Not a YAML token)/,
    "nothing can be beside > or |: begin the text in the next line, indented, or put the value in quotes",
  ],
  [
    /at node end$/,
    'there is more text after the end of the value: put all of it in quotes, such as "[[Alice]] and Bob"',
  ],
  [/-(?:seq|map)-end/, "a bracket is closed that is not open: remove it, or put the value in quotes"],
  [/^Unexpected (?:,|empty item)/, "there is a comma too many: remove it"],
  [/^Missing , /, "there is no comma between two items: put one there"],
  [/^Comments must/, "there is no space before #: put one there, or put the value in quotes"],
  [/^Invalid escape/, "this means nothing after a backslash: write two backslashes, or use single quotes"],
  [/same column/, "the line is not indented like those beside it: begin it in their column"],
  [/^Source contains multiple/, "a line of ... or --- ends the fields: remove it"],
];

const OTHER = "this cannot be read: put the value in quotes if it is text";

export function yamlFault({ message, pos: [at] }: YAMLError, document: Document.Parsed): YamlFault {
  for (const [pattern, what] of UNCLOSED) {
    const close = pattern.exec(message)?.[1];
    if (close !== undefined)
      return {
        offset: openingOf(document, at),
        reason: `${what} is not closed: end the value with ${close}`,
      };
  }
  const reason = REASONS.find(([pattern]) => pattern.test(message))?.[1] ?? OTHER;
  return { offset: at, reason };
}

/** The start of the innermost quoted text or bracket that ends at an offset, or beyond. */
function openingOf(document: Document.Parsed, end: number): number {
  let opening = end;
  visit(document, {
    Node: (_, node) => {
      const opens = isCollection(node)
        ? node.flow === true
        : isScalar(node) && /^QUOTE/.test(node.type ?? "");
      const [from = end, to = 0] = node.range ?? [];
      if (opens && from < end && to >= end) opening = from;
    },
  });
  return opening;
}
