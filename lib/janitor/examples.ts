import type { ListedIssue } from "./shapes";

/** A broken link, for the examples of operations. */
export const exampleIssue: ListedIssue = {
  id: "LINK001-zykq8jf7qj24",
  group: "LINK001-4c8n7rw2t9kd",
  code: "LINK001",
  severity: "critical",
  path: "task/Send Alice the offer.md",
  message: 'The link to "person/Alcie Chen" is broken.',
  detail: "in assigned; similar: person/Alice Chen.md",
  suggested_fix: "Create the record, point the link to another, or remove it",
  fixable: false,
  offers: [
    { kind: "retarget", path: "person/Alice Chen.md" },
    { kind: "create", path: "person/Alcie Chen.md" },
    { kind: "unlink" },
  ],
};

/** The result of a fix that leaves that issue. */
export const exampleSweep = {
  sweep_id: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a",
  files_scanned: 3,
  issues_found: 2,
  issues_fixed: 0,
  issues_by_code: { LINK001: 1, FM003: 1 },
  issues_by_severity: { critical: 1, warning: 1 },
};
