import { describe, expect, it } from "vitest";
import { parseFilter } from "@/lib/runs";
import { customConditions, isSame, selectedValue, spanOf, startedWithin, withCondition } from "./conditions";

const NOW = new Date("2026-11-21T12:00:30Z");
const filter = parseFilter(
  "WorkflowId STARTS_WITH 'curator-' AND ExecutionStatus = 'Failed' ORDER BY CloseTime DESC",
);

describe("withCondition", () => {
  it("puts the choice where the old one stood and keeps the rest", () => {
    expect(withCondition({ filter, attribute: "ExecutionStatus", value: "Running" })).toBe(
      "WorkflowId STARTS_WITH 'curator-' AND ExecutionStatus = 'Running' ORDER BY CloseTime DESC",
    );
    expect(withCondition({ filter, attribute: "WorkflowType", value: "InboxWorkflow" })).toMatch(
      /Failed' AND WorkflowType = 'InboxWorkflow' ORDER BY/,
    );
  });

  it("takes the choice back", () => {
    const bare = withCondition({ filter, attribute: "ExecutionStatus", value: null });
    expect(bare).toBe("WorkflowId STARTS_WITH 'curator-' ORDER BY CloseTime DESC");
    expect(selectedValue(parseFilter(bare), "ExecutionStatus")).toBeUndefined();
  });

  it("stays in step with what is typed", () => {
    expect(selectedValue(filter, "ExecutionStatus")).toBe("Failed");
    expect(
      selectedValue(parseFilter("ExecutionStatus IN ('Failed', 'Running')"), "ExecutionStatus"),
    ).toBeUndefined();
    expect(
      selectedValue(parseFilter("ExecutionStatus = 'Failed' OR StartTime IS NULL"), "ExecutionStatus"),
    ).toBeUndefined();
  });
});

describe("a span", () => {
  it.each(["1h", "24h", "7d", "30d"] as const)("of %s is seen in the text that it made", (within) => {
    const text = startedWithin(filter, within, NOW);
    expect(spanOf(parseFilter(text), NOW)).toBe(within);
    expect(startedWithin(parseFilter(text), null, NOW)).not.toContain("StartTime");
  });

  it("that is long gone by is none any more, and shows as a condition", () => {
    const text = parseFilter(startedWithin(parseFilter(""), "1h", NOW));
    const later = new Date(NOW.getTime() + 3_600_000);
    expect(spanOf(text, later)).toBeUndefined();
    expect(customConditions(text, later).map((each) => each.text)).toEqual([
      "StartTime >= '2026-11-21T11:00:00Z'",
    ]);
    expect(customConditions(text, NOW)).toEqual([]);
  });
});

it("filters are the same however they are written, and when a minute has passed", () => {
  const later = new Date(NOW.getTime() + 61_000);
  const span = parseFilter(startedWithin(filter, "1h", NOW));
  expect(isSame(parseFilter(" "), parseFilter(""), NOW)).toBe(true);
  expect(
    isSame(parseFilter('ExecutionStatus="Failed"'), parseFilter("ExecutionStatus = 'Failed'"), NOW),
  ).toBe(true);
  expect(isSame(parseFilter(startedWithin(filter, "1h", later)), span, later)).toBe(true);
  expect(isSame(parseFilter(startedWithin(filter, "24h", later)), span, later)).toBe(false);
  expect(isSame(filter, span, NOW)).toBe(false);
});

it("customConditions are the conditions that no chooser shows, each removable", () => {
  expect(customConditions(filter, NOW)).toEqual([
    {
      text: "WorkflowId STARTS_WITH 'curator-'",
      without: "ExecutionStatus = 'Failed' ORDER BY CloseTime DESC",
    },
  ]);
  const odd = parseFilter("ExecutionStatus = 'Failed' AND ExecutionStatus = 'Running'");
  expect(customConditions(odd, NOW)).toHaveLength(2);
});
