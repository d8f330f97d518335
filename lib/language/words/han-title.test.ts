import { describe, expect, it } from "vitest";
import { hanTitle } from "./han-title";

describe("a task in Han signs", () => {
  it.each([
    ["名簿もご確認ください", "名簿を確認する"],
    ["写真をお送りいただけますでしょうか", "写真を送る"],
    ["鍵を返却してください", "鍵を返却する"],
    ["さん、鍵を返す", "鍵を返す"],
    ["记得带雨伞", "带雨伞"],
    ["大家把表交了", "把表交了"],
  ])("has no words that ask for it: %s", (text, title) => expect(hanTitle(text)).toBe(title));

  it.each(["資料を共有する", "整理资料"])("stays as it is otherwise: %s", (text) =>
    expect(hanTitle(text)).toBe(text),
  );
});
