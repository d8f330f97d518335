import { expect, it } from "vitest";
import { analysedWithGuesses } from "../note.fixture";

const HEAD = "# Minutes, 18 November 2026\n\nPresent: Ann Lee, Bob Ito\n\n";

it.each([
  ["the sentence behind", "Ann will answer the questions of the committee. Due 4 December.", "2026-12-04"],
  [
    "the rest of its sentence",
    "The code changes on 2 December, Ann will tell all tenants about it.",
    "2026-12-02",
  ],
  [
    "the next meeting",
    "Bob will try the suppliers again before the next meeting.\n\nNext meeting: 9 December",
    "2026-12-09",
  ],
  ["the day before", "The inspection is on 1 December. Bob has to clear the aisle by then.", "2026-12-01"],
])("knows when a task is due by %s", async (_how, text, due) => {
  const { tasks } = await analysedWithGuesses(HEAD + text);
  expect(tasks.map((task) => task.due)).toEqual([due]);
});

it("leaves the day of another task of the sentence to it", async () => {
  const { tasks } = await analysedWithGuesses(
    `${HEAD}Ann will send the report to the board by Friday; Bob will book the hall.`,
  );
  expect(tasks.map(({ title, due }) => [title, due])).toEqual([
    ["Send the report to the board", "2026-11-20"],
    ["Book the hall", undefined],
  ]);
});

it("does not take the day of another line", async () => {
  const { tasks } = await analysedWithGuesses(
    `${HEAD}# Actions\n- Ann to send the report by Friday\n- Bob to book the hall`,
  );
  expect(tasks.map(({ due }) => due)).toEqual(["2026-11-20", undefined]);
});
