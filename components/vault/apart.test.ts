import { expect, it } from "vitest";
import { distinguish } from "./apart";

const marks = (...paths: string[]) =>
  Object.fromEntries(distinguish(paths.map((path) => ({ path, name: path.replace(/.*\/|\.md$/g, "") }))));

it("distinguishes records of one name by their folders, and no others", () => {
  expect(marks("note/Standup.md", "event/2026/standup.md", "Standup.md", "note/Lunch.md")).toEqual({
    "note/Standup.md": "note",
    "event/2026/standup.md": "event/2026",
    "Standup.md": "/",
  });
  expect(marks("note/Standup.md", "note/Standup.md")).toEqual({});
});

it("distinguishes those in one folder by their files", () => {
  const named = ["note/a.md", "note/b.md", "org/c.md"].map((path) => ({ path, name: "Title" }));
  expect([...distinguish(named).values()]).toEqual(["note/a", "note/b", "org"]);
});
