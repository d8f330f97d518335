import { expect, it } from "vitest";
import { analysedWithGuesses, peopleOf } from "../note.fixture";

const list = (lines: string) => `定例\n参加者：丹羽、葛西\n\nTODO\n${lines}`;

it("takes whoever begins a line of a list of tasks for somebody, as the others are", async () => {
  const people = peopleOf(
    await analysedWithGuesses(list("・丹羽：見積を送る\n・葛西：ログを調べる\n・栂野：契約書の確認")),
  );
  expect(people).toContain("栂野");
});

it("takes what begins a line for nobody where most lines begin with things", async () => {
  const people = peopleOf(
    await analysedWithGuesses(list("・丹羽：見積を送る\n・照明：電球を買う\n・音響：線を直す")),
  );
  expect(people).toEqual(["丹羽", "葛西"]);
});
