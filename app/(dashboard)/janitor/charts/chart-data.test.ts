import { expect, it } from "vitest";
import type { SweepRecord } from "@/lib/janitor";
import { openIssues } from "./chart-data";

const sweep = (files_scanned: number, issues_found: number, issues_fixed = 0) =>
  ({ files_scanned, issues_found, issues_fixed }) as SweepRecord;

it("a small vault has a number of open issues", () => {
  expect(openIssues([sweep(20, 3), sweep(23, 3, 1)])).toEqual({ values: [3, 2], unit: "open issues" });
  expect(openIssues([sweep(23, 1)])).toEqual({ values: [1], unit: "open issue" });
});

it("a large vault has a rate, also of scans when it was small", () => {
  expect(openIssues([sweep(500, 3), sweep(2_000, 12, 2)])).toEqual({
    values: [6, 5],
    unit: "open issues per 1,000 records",
  });
});
