import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectLinear } from "@/tests/support/cost";
import { depth, times } from "@/tests/support/property";
import type { Filter } from "./ast";
import { FilterError } from "./error";
import { ANY_VALUES, filters } from "./filters.fixture";
import { formatFilter } from "./format";
import { parseFilter, readFilter } from "./parse";

const RUNS = depth(1_000);

/** Pieces of filters, so that random text gets past its first word. */
const PIECES = [
  ..."( ) , = != <> > >= < <= ' \" ` \\ ; - % && \0 \ud800 ‘ é 🙂".split(" "),
  ..."AND or NOT IN BETWEEN STARTS_WITH IS NULL ORDER BY DESC LIKE LIMIT now".split(" "),
  ..."WorkflowType ExecutionStatus StartTime ExecutionDuration HistoryLength `RunId` startTime".split(" "),
  ..."'a' 'Running' '2026-01-02T15:04:05Z' '2026-01-02' '1h30m' \"b\" 10 -1.5e3 10d ''' \\'".split(" "),
];
const almostFilters = fc
  .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom(" ", "", "\n")), { maxLength: 60 })
  .map((parts) => parts.flat().join(""));

describe("any text", () => {
  it.each([
    ["of any characters", fc.string({ unit: "binary", maxLength: 300 })],
    ["of printable characters", fc.string({ unit: "grapheme", maxLength: 300 })],
    [
      "of broken characters",
      fc.uint16Array({ maxLength: 100 }).map((units) => String.fromCharCode(...units)),
    ],
    ["of pieces of filters", almostFilters],
    [
      "cut off",
      fc.tuple(filters(ANY_VALUES), fc.nat(200)).map(([filter, at]) => formatFilter(filter).slice(0, at)),
    ],
  ])("%s is read, or refused at a place inside it", (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const error = errorOf(text);
        if (!error) return;
        const { offset, length, column } = error.position;
        expect(error).toBeInstanceOf(FilterError);
        expect(offset + length).toBeLessThanOrEqual(text.length);
        expect(column).toBe(Array.from(text.slice(0, offset)).length + 1);
        expect(error.message).toContain(`at position ${column}: `);
      }),
      RUNS,
    );
  });
});

describe("the canonical text", () => {
  it("is read as the filter it was made of", () => {
    fc.assert(
      fc.property(filters(ANY_VALUES), (filter) => {
        expect(readFilter(formatFilter(filter))).toEqual(filter);
      }),
      RUNS,
    );
  });

  it("is its own canonical text, whatever text it came from", () => {
    fc.assert(
      fc.property(almostFilters, (text) => {
        fc.pre(!errorOf(text));
        const canonical = formatFilter(parseFilter(text));
        expect(formatFilter(parseFilter(canonical))).toBe(canonical);
      }),
      { numRuns: times(1_000, 50), maxSkipsPerRun: 1_000 },
    );
  });
});

describe("the time it takes", () => {
  const condition = "RunId = 'a' AND ";
  it.each<[string, (size: number) => string]>([
    ["blanks", (size) => " ".repeat(size)],
    ["parentheses", (size) => "(".repeat(size)],
    ["one long word", (size) => "a".repeat(size)],
    ["one long number", (size) => `HistoryLength = ${"1".repeat(size)}`],
    ["digits and dots", (size) => `HistoryLength = ${"1.".repeat(size / 2)}`],
    ["an open text", (size) => `RunId = '${"''".repeat(size / 2)}`],
    ["backslashes", (size) => `RunId = '${"\\".repeat(size)}`],
    ["an open name", (size) => `\`${"a".repeat(size)}`],
    ["a long time", (size) => `StartTime > '2026-01-02T15:04:05.${"0".repeat(size)}'`],
    ["a long clock", (size) => `ExecutionDuration > '${"1:".repeat(size / 2)}'`],
    ["a long unit", (size) => `ExecutionDuration > '${"1h".repeat(size / 2)}x'`],
    ["a long list", (size) => `RunId IN (${"'a',".repeat(size / 4)}`],
    ["many conditions", (size) => `${condition.repeat(size / condition.length)}RunId = 'a'`],
    ["many texts", (size) => `RunId = ${"'a' ".repeat(size / 4)}`],
  ])("grows no faster than the text: %s", (name, text) => {
    expectLinear(name, (size) => errorOf(text(size), readFilter), 80_000);
  });
});

function errorOf(text: string, read: (text: string) => Filter = parseFilter): FilterError | undefined {
  try {
    read(text);
    return undefined;
  } catch (error) {
    if (error instanceof FilterError) return error;
    throw error;
  }
}
