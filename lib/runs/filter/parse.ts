import type { Expression, Filter, Order } from "./ast";
import { readAttribute, readCondition } from "./condition";
import { Cursor } from "./cursor";
import { characters, filterError } from "./error";

const MAX_CHARACTERS = 4_000;
const MAX_NESTING = 50;

/**
 * Reads and checks a list filter. The empty text lists everything.
 * Throws `FilterError` with the first place that is wrong; over 4,000 characters; nested over 50 deep.
 */
export function parseFilter(text: string): Filter {
  const allowed = Array.from(text.slice(0, 2 * MAX_CHARACTERS))
    .slice(0, MAX_CHARACTERS)
    .join("").length;
  if (allowed < text.length) {
    throw filterError(text, { start: allowed, end: text.length }, "a filter has at most 4,000 characters.");
  }
  return readFilter(text);
}

/** Like `parseFilter`, for a text of any length. */
export function readFilter(text: string): Filter {
  const cursor = new Cursor(text);
  const isEmpty = cursor.token.kind === "end" || cursor.keyword === "ORDER";
  const where = isEmpty ? undefined : readEither(cursor, 0);
  const orderBy = cursor.skip("ORDER") ? readOrder(cursor) : [];
  if (cursor.token.kind === "end") return { where, orderBy };
  if (cursor.token.text === ")") throw cursor.fail("this ) closes nothing: remove it, or open it with (.");
  throw cursor.unexpected(
    orderBy.length ? "a comma or the end of the filter" : "AND, OR, ORDER BY or the end",
  );
}

const readEither = (cursor: Cursor, depth: number): Expression => readChain(cursor, "OR", depth, readBoth);
const readBoth = (cursor: Cursor, depth: number): Expression => readChain(cursor, "AND", depth, readNegated);

type Reader = (cursor: Cursor, depth: number) => Expression;

function readChain(cursor: Cursor, word: "AND" | "OR", depth: number, read: Reader): Expression {
  const first = read(cursor, depth);
  if (cursor.keyword !== word) return first;
  const items = [first];
  while (cursor.skip(word)) items.push(read(cursor, depth));
  return { kind: word === "AND" ? "and" : "or", items };
}

function readNegated(cursor: Cursor, depth: number): Expression {
  const opener = cursor.skip("NOT") ?? cursor.skip("(");
  if (!opener) return readCondition(cursor);
  if (depth === MAX_NESTING) {
    throw cursor.fail("parentheses and NOT can be nested at most 50 deep: simplify the filter.", opener);
  }
  if (opener.kind === "word") return { kind: "not", item: readNegated(cursor, depth + 1) };
  const inside = readEither(cursor, depth + 1);
  if (cursor.skip(")")) return inside;
  const opened = characters(cursor.text.slice(0, opener.start)) + 1;
  throw cursor.unexpected(`AND, OR or the ) that closes the ( at position ${opened}`);
}

function readOrder(cursor: Cursor): Order[] {
  if (!cursor.skip("BY")) throw cursor.unexpected("BY after ORDER");
  const order: Order[] = [];
  do {
    const attribute = readAttribute(cursor);
    const descending = cursor.skip("DESC") !== undefined;
    if (!descending) cursor.skip("ASC");
    order.push({ attribute, descending });
  } while (cursor.skip(","));
  return order;
}
