import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { chipsOf, filterText, newChip } from "./chips";
import { FilterError } from "./error";
import { ANY_VALUES, filters } from "./filters.fixture";
import { parseFilter, readFilter } from "./parse";

const chips = (text: string) => chipsOf(parseFilter(text));

describe("chipsOf", () => {
  it("names each simple condition", () => {
    const text =
      "ExecutionStatus='WORKFLOW_EXECUTION_STATUS_RUNNING' AND WorkflowType = \"it's\" AND StartTime > '2026-01-02T01:00:00+01:00' AND ExecutionDuration >= '90m' AND HistoryLength < 10";
    expect(chips(text).map(({ simple }) => simple)).toEqual([
      { attribute: "ExecutionStatus", operator: "=", value: "Running" },
      { attribute: "WorkflowType", operator: "=", value: "it's" },
      { attribute: "StartTime", operator: ">", value: "2026-01-02T00:00:00Z" },
      { attribute: "ExecutionDuration", operator: ">=", value: "1h30m" },
      { attribute: "HistoryLength", operator: "<", value: "10" },
    ]);
  });

  it("has none for the empty filter and one for a single condition", () => {
    expect(chips("")).toEqual([]);
    expect(chips("(RunId = 'a')")).toHaveLength(1);
  });

  it("keeps complex conditions as text that can be combined with others", () => {
    expect(chips("(RunId = 'a' OR RunId = 'b') AND CloseTime IS NULL AND NOT RunId = 'c'")).toEqual([
      { text: "(RunId = 'a' OR RunId = 'b')" },
      { text: "CloseTime IS NULL" },
      { text: "NOT RunId = 'c'" },
    ]);
  });

  it("shows a filter of alternatives as one chip", () => {
    expect(chips("RunId = 'a' OR RunId = 'b' AND RunId = 'c'")).toEqual([
      { text: "(RunId = 'a' OR RunId = 'b' AND RunId = 'c')" },
    ]);
  });
});

describe("filterText", () => {
  it("is what is left when a chip is removed, and what there is when one is added", () => {
    const [status, type] = chips(
      "ExecutionStatus = 'Running' AND (WorkflowType = 'a' OR WorkflowType = 'b')",
    );
    expect(filterText([type].filter((chip) => chip !== undefined))).toBe(
      "(WorkflowType = 'a' OR WorkflowType = 'b')",
    );
    const added = newChip({ attribute: "HistoryLength", operator: ">", value: "10" });
    expect(filterText([status, added].filter((chip) => chip !== undefined))).toBe(
      "ExecutionStatus = 'Running' AND HistoryLength > 10",
    );
    expect(filterText([])).toBe("");
  });

  it("keeps the order", () => {
    const filter = parseFilter("RunId = 'a' ORDER BY StartTime DESC");
    expect(filterText(chipsOf(filter), filter.orderBy)).toBe("RunId = 'a' ORDER BY StartTime DESC");
    expect(filterText([], filter.orderBy)).toBe("ORDER BY StartTime DESC");
  });

  it("gives back the filter that the chips came from", () => {
    fc.assert(
      fc.property(filters(ANY_VALUES), (filter) => {
        expect(readFilter(filterText(chipsOf(filter), filter.orderBy))).toEqual(filter);
      }),
      depth(500),
    );
  });
});

describe("newChip", () => {
  it("makes again the chip that it is given", () => {
    fc.assert(
      fc.property(filters(ANY_VALUES), (filter) => {
        for (const chip of chipsOf(filter)) if (chip.simple) expect(newChip(chip.simple)).toEqual(chip);
      }),
      depth(500),
    );
  });

  it("always quotes a value as one value", () => {
    expect(newChip({ attribute: "RunId", operator: "=", value: "a' OR RunId != '" }).text).toBe(
      "RunId = 'a'' OR RunId != '''",
    );
    expect(() => newChip({ attribute: "HistoryLength", operator: ">", value: "1 OR RunId = 'a'" })).toThrow(
      FilterError,
    );
  });

  it.each([
    { attribute: "ExecutionStatus", operator: "=", value: "running" },
    { attribute: "ExecutionStatus", operator: ">", value: "Running" },
    { attribute: "StartTime", operator: ">", value: "2026-01-02" },
    { attribute: "HistoryLength", operator: ">", value: "" },
  ] as const)("refuses $attribute $operator '$value'", (simple) => {
    expect(() => newChip(simple)).toThrow(FilterError);
  });
});
