import { expect, it } from "vitest";
import { labelKind } from "./labels";

it.each([
  ["Attendees:", "attendees"],
  ["In attendance", "attendees"],
  ["Apologies for absence", "absent"],
  ["Action items", "actions"],
  ["3. Next steps", "actions"],
  ["Jobs for the weekend", "actions"],
  ["todo me:", "actions"],
  ["Decisions (final)", "decisions"],
  ["What we agreed", "decisions"],
  ["Chaired by", "people"],
  ["Deadline", "due"],
  ["Background", "info"],
  ["Attended by", "attendees"],
  ["Also in attendance", "attendees"],
  ["Voting Member Attendance", "attendees"],
  ["TSC members present", "attendees"],
  ["Voting Members Not in Attendance", "absent"],
  ["Resolution #2", "decisions"],
])("%s announces %s", (text, kind) => {
  expect(labelKind(text)).toBe(kind);
});

it("knows nothing of other headings", () => {
  expect(labelKind("Roofing")).toBeUndefined();
  expect(labelKind("")).toBeUndefined();
});
