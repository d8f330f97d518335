import { expect, it } from "vitest";
import { groupsOf } from "./groups";

const task = (name: string, due: string | null) => ({ path: `task/${name}.md`, name, status: "todo", due });

it("puts each task where it is due, and leaves out what is empty", () => {
  const tasks = [
    task("a", "2026-11-29"),
    task("b", "2026-11-30"),
    task("c", "2026-12-01"),
    task("d", "2026-12-07"),
    task("e", "2026-12-08"),
    task("f", null),
  ];
  const named = groupsOf(tasks, "2026-11-30").map(({ title, tasks: own }) => [
    title,
    own.map(({ name }) => name).join(),
  ]);
  expect(named).toEqual([
    ["Overdue", "a"],
    ["Today", "b"],
    ["Next 7 days", "c,d"],
    ["Later", "e"],
    ["No date", "f"],
  ]);
  expect(groupsOf([task("c", "2026-12-31")], "2026-11-30").map(({ title }) => title)).toEqual(["Later"]);
});
