import { describe, expect, it } from "vitest";
import { actingNames, hanList, honoredNames } from "./han";

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
    [
      "副会長 三浦さゆり、会計 グエン・ティ・ラン、記録 長谷川",
      ["三浦さゆり", "グエン・ティ・ラン", "長谷川"],
    ],
    ["森田理事長、記録は西村千代", ["森田", "西村千代"]],
    ["書記　鬼無里 亮", ["鬼無里 亮"]],
    ["東芝 村瀬、オキシテック 高橋 田中、東芝 営業部", ["村瀬", "高橋", "田中"]],
    ["照明  鬼無里 みなみ", ["鬼無里 みなみ"]],
    ["東和ビルサービス株式会社　鬼無里 拓也", ["鬼無里 拓也"]],
  ])("%s", (text, names) => {
    expect(namesIn(hanList(span(text)))).toEqual(names);
  });

  it.each([
    ["蘇我部 礼", ["蘇我部 礼"]],
    ["乐乐奶奶", ["乐乐奶奶"]],
    ["営業部 田中", ["田中"]],
  ])("one person: %s", (text, names) => {
    expect(namesIn(hanList(span(text), true))).toEqual(names);
  });

  it.each([
    ["贺兰、钟离线上，信号一直断", ["贺兰"]],
    ["新来的资料员叫司马燕飞，明天报到", ["司马燕飞"], actingNames],
    ["供品是總幹事阿雄會去訂", ["阿雄"], actingNames],
    ["戴太太已經繳清了", ["戴"], honoredNames],
    ["オレグ君とグエン・ティ・ランさんは初稿を送る", ["オレグ", "グエン・ティ・ラン"], honoredNames],
  ])("in passing: %s", (text, names, read = hanList) => {
    expect(namesIn(read(span(text)))).toEqual(names);
  });

  it("keeps who they are from", () => {
    const [first] = hanList(span("伊藤様（青葉商事）、渡辺（司会）"));
    expect([first?.name.words, first?.span.text, first?.org?.text]).toEqual([["伊藤"], "伊藤", "青葉商事"]);
    expect(hanList(span("東芝 村瀬、日立 大野"))[1]?.org?.text).toBe("日立");
  });

  it.each([
    ["明日、田中さんが来る。", ["田中"]],
    ["お客様と皆さんに伝える。奥様も。", []],
    ["王先生和欧阳女士来了。", ["王", "欧阳"]],
    ["先生们请坐。", []],
    ["司法書士の三浦先生にお願いする。", ["三浦"]],
    ["张阿姨和刘师傅下午来。", ["张", "刘"]],
    ["米は槙さんに、掃除は遥ちゃんに頼む。", ["槙", "遥"]],
    ["母さんとお隣さん、女将さんにも。", []],
    ["鬼無里さん自分でやって。", ["鬼無里"]],
    ["担任の雨宮先生が調査書を書く。", ["雨宮"]],
    ["担任先生と同氏、教頭先生へ。", []],
    ["近藤主任に聞く。", ["近藤"]],
  ])("with a form of address: %s", (text, names) => {
    expect(namesIn(honoredNames(span(text)))).toEqual(names);
  });

  it.each([
    ["由李芳负责联系物业，请王磊统计一下车位。", ["李芳", "王磊"]],
    ["在庫確認　担当：設楽", ["設楽"]],
    ["鍵の返却（担当は来栖）", ["来栖"]],
    ["受付　担当：総務部、次回の担当：未定", []],
    ["岡田、見積を木曜まで", ["岡田"]],
    ["椅子の数を確認する → 篠原", ["篠原"]],
    ["印刷を頼む（岡田）", ["岡田"]],
    ["印刷を頼む（済み）→ 延期", []],
    ["场地租赁（张伟），采购→ 孙丽", ["张伟", "孙丽"]],
    ["王总说预算不够，问一下刘姐。", ["王", "刘"]],
    ["老周和小吴搬桌子。", ["老周", "小吴"]],
    ["方案：马上定，周末要去，高兴的是大家都来（金额）。", []],
    ["小程序上线，小于10元的不算，工作总结要写。", []],
  ])("who does something: %s", (text, names) => {
    expect(namesIn(actingNames(span(text))).sort()).toEqual([...names].sort());
  });
});
