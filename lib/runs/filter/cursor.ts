import { type FilterError, filterError, shortened, type TextRange } from "./error";
import { type Token, tokenize } from "./tokenize";

/** SQL that list filters do not support, with what to write instead. */
const UNSUPPORTED = new Map([
  ["LIKE", "LIKE is not supported: use = for a whole value, STARTS_WITH for how it begins."],
  ["ILIKE", "ILIKE is not supported: use = for a whole value, STARTS_WITH for how it begins."],
  ["REGEXP", "REGEXP is not supported: use STARTS_WITH for how a value begins."],
  ["RLIKE", "RLIKE is not supported: use STARTS_WITH for how a value begins."],
  ["LIMIT", "LIMIT is not supported in a filter: page with the parameters limit and cursor."],
  ["OFFSET", "OFFSET is not supported in a filter: page with the parameters limit and cursor."],
  ["GROUP", "GROUP BY is not supported in a filter: count runs by GET /workflows/count with group_by."],
  ["HAVING", "HAVING is not supported: a filter lists single runs."],
  ["WHERE", "leave out WHERE: a filter begins with its first condition."],
  ["SELECT", "leave out SELECT … WHERE: a filter begins with its first condition."],
  ["EXISTS", "EXISTS is not supported: use IS NOT NULL."],
]);

/** Keywords, which cannot be attributes. */
const RESERVED = new Set(
  "AND OR NOT IN BETWEEN STARTS_WITH IS NULL TRUE FALSE ORDER BY ASC DESC"
    .split(" ")
    .concat(...UNSUPPORTED.keys()),
);

/** Reads the tokens of a filter with one token of lookahead. */
export class Cursor {
  private readonly tokens: Token[];
  private index = 0;

  constructor(readonly text: string) {
    this.tokens = tokenize(text);
  }

  /** The token that comes next. */
  get token(): Token {
    return this.ahead(0);
  }

  /** The word that comes next in capitals if it is one of the grammar's, with or without a meaning here. */
  get keyword(): string | undefined {
    const { kind, text } = this.token;
    const word = kind === "word" && /^[A-Za-z_]+$/.test(text) ? text.toUpperCase() : "";
    return RESERVED.has(word) ? word : undefined;
  }

  /** The next token is a word before a parenthesis. */
  get isCall(): boolean {
    const { kind } = this.token;
    const { kind: after, text } = this.ahead(1);
    return (kind === "word" || kind === "name") && after === "symbol" && text === "(";
  }

  take(): Token {
    const { token } = this;
    this.index += 1;
    return token;
  }

  /** Takes the keyword or the symbol if it comes next. */
  skip(wanted: string): Token | undefined {
    const { kind, text } = this.token;
    return this.keyword === wanted || (kind === "symbol" && text === wanted) ? this.take() : undefined;
  }

  fail(problem: string, span: TextRange = this.token): FilterError {
    return filterError(this.text, span, problem);
  }

  /** The error for a next token that is not `wanted`. */
  unexpected(wanted: string): FilterError {
    const { kind, text, start, end } = this.token;
    if (kind === "bad") return this.fail(text);
    const here = UNSUPPORTED.get(this.keyword ?? "");
    if (here) return this.fail(here);
    const found = kind === "end" ? "the end of the filter" : shortened(this.text.slice(start, end));
    return this.fail(`expected ${wanted}, but found ${found}.`);
  }

  /** The last token, the end or a bad one, repeats. */
  private ahead(steps: number): Token {
    const token = this.tokens[Math.min(this.index + steps, this.tokens.length - 1)];
    return token ?? { kind: "end", text: "", start: this.text.length, end: this.text.length };
  }
}
