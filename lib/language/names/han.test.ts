import { describe, expect, it } from "vitest";
import { hanList, honoredNames } from "./han";

const span = (text: string) => ({ start: 0, end: text.length, text });
const namesIn = (found: ReturnType<typeof hanList>) => found.map(({ name }) => name.words.join(" "));

describe("names in Japanese and Chinese", () => {
  it.each([
    ["田中 太郎、佐藤 花子、鈴木部長", ["田中 太郎", "佐藤 花子", "鈴木"]],
    ["山本美咲，中村 翔さん", ["山本美咲", "中村 翔"]],
    ["高橋 健", ["高橋 健"]],
    ["王伟 李娜 张强", ["王伟", "李娜", "张强"]],
    ["王伟、李娜女士、欧阳娜娜", ["王伟", "李娜", "欧阳娜娜"]],
    ["ジョン・スミス、佐々木 さくら", ["ジョン・スミス", "佐々木 さくら"]],
    ["営業部、全員、田中", ["田中"]],
    ["理事長 高橋 誠一、会計 石黒 さゆり、市役所商工課 村上様", ["高橋 誠一", "石黒 さゆり", "村上"]],
    ["理事 平野 隆", ["平野 隆"]],
    ["書記　鬼無里 亮", ["鬼無里 亮"]],
    ["照明  鬼無里 みなみ", ["鬼無里 みなみ"]],
    ["東和ビルサービス株式会社　鬼無里 拓也", ["鬼無里 拓也"]],
  ])("%s", (text, names) => {
    expect(namesIn(hanList(span(text)))).toEqual(names);
  });

  it("keeps who they are from", () => {
    const [first] = hanList(span("伊藤様（青葉商事）、渡辺（司会）"));
    expect([first?.name.words, first?.span.text, first?.org?.text]).toEqual([["伊藤"], "伊藤", "青葉商事"]);
  });

  it.each([
    ["明日、田中さんが来る。", ["田中"]],
    ["お客様と皆さんに伝える。奥様も。", []],
    ["王先生和欧阳女士来了。", ["王", "欧阳"]],
    ["先生们请坐。", []],
  ])("with a form of address: %s", (text, names) => {
    expect(namesIn(honoredNames(span(text)))).toEqual(names);
  });
});
