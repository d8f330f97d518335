import { expect, it } from "vitest";
import { analysedWithGuesses, peopleOf } from "../../note.fixture";

const list = (lines: string) => `定例\n参加者：丹羽、葛西\n\nTODO\n${lines}`;

it("finds an unknown name before a colon where most lines of the task list begin with known people", async () => {
  const people = peopleOf(
    await analysedWithGuesses(list("・丹羽：見積を送る\n・葛西：ログを調べる\n・栂野：契約書の確認")),
  );
  expect(people).toContain("栂野");
});

it("finds nobody before a colon where most lines of the task list begin with things", async () => {
  const people = peopleOf(
    await analysedWithGuesses(list("・丹羽：見積を送る\n・照明：電球を買う\n・音響：線を直す")),
  );
  expect(people).toEqual(["丹羽", "葛西"]);
});
