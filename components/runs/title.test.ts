import { expect, it } from "vitest";
import { titleOf } from "./title";

const run = (type: string, status: string, more: Partial<Parameters<typeof titleOf>[0]> = {}) =>
  titleOf({
    type: `${type}Workflow`,
    status: `WORKFLOW_EXECUTION_STATUS_${status}`,
    input: {},
    result: undefined,
    ...more,
  });

it("says what a run did, does or was to do", () => {
  const filename = "sprint-review.md";
  expect(run("Curator", "COMPLETED", { filename })).toBe("Curated sprint-review.md");
  expect(run("Curator", "RUNNING", { filename })).toBe("Curating sprint-review.md");
  expect(run("Curator", "FAILED", { filename })).toBe("Curate sprint-review.md");
  expect(run("Curator", "COMPLETED")).toBe("Curated an inbox file");
  expect(run("Janitor", "COMPLETED", { input: { fix: true }, result: { issues_fixed: 3 } })).toBe(
    "Fixed 3 issues",
  );
  expect(run("Janitor", "COMPLETED", { result: { issues_found: 1 } })).toBe("Found 1 issue");
  expect(run("Surveyor", "COMPLETED", { result: { records: 40, clusters: 1 } })).toBe(
    "Grouped 40 records into 1 cluster",
  );
  expect(run("BackupRestore", "TERMINATED", { input: { path: "note/A.md", apply: true } })).toBe(
    "Restore note/A.md",
  );
});

it("does without the numbers of a result that has none, and without knowing the type", () => {
  expect(run("Janitor", "COMPLETED", { input: { fix: true }, result: null })).toBe("Fixed issues");
  expect(run("Surveyor", "COMPLETED")).toBe("Grouped records into clusters");
  expect(run("Greeter", "COMPLETED", { result: 7 })).toBe("Greeter run");
});
