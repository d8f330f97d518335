import type { Language } from "../match/language";
import { wordSet } from "../match/word-set";
import { JAPANESE_LEARNINGS } from "./learnings";

/** Labels are keys, in which the marks of voiced sounds (ジ, バ) may be missing. */
export const JAPANESE: Language = {
  code: "ja",
  script: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
  words: wordSet(""),
  letters: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
  dateWords: /\d\s*[年月日]|令和|平成|明日|曜日|来週/u,
  until: "期限[:：]?|締切[:：]?|締め切り[:：]?|納期[:：]?",
  labels: {
    attendees:
      /^(?:出席者?|参加者?|出席メン[ハバ]ー|参加メン[ハバ]ー|メン[ハバ]ー|同席者?|出席委員|当方|先方)$/u,
    absent: /^(?:欠席者?|不参加者?)$/u,
    people: /^(?:司会者?|議長|書記|記録者?|議事録|議事録作成者?|進行|来賓|宛先|記録係|作成者?)$/u,
    actions:
      /^(?:アクション|アクションアイテム|タスク|宿題|次のアクション|対応事項|対応|やること|次のステッフ|依頼事項|todoリスト|残タスク|今後の対応|今後の予定|todo)$/u,
    decisions: /^(?:決定事項|決定|合意事項|決議事項?|承認事項)$/u,
    agenda: /^(?:議題|ア[シジ]ェン[タダ]|次第|式次第)$/u,
    date: /^(?:日時|日付|開催日時?|実施日)$/u,
    location: /^(?:場所|会場|開催場所)$/u,
    due: /^(?:期限|締切|締め切り|納期|期日)$/u,
    owner: /^(?:担当|担当者|責任者)$/u,
  },
  otherMeeting: /(?:次回|前回)/u,
  events:
    /((?:夏|秋|春|冬|文化|学園|体育|運動|花見|忘年|新年|歓迎|送別|納涼|展示|発表|説明|講演|音楽)(?:祭り?|会))/u,
  project: /((?:プロジェクト)[「『]?[\p{sc=Katakana}A-Z][\p{sc=Katakana}ー\w]{1,12})/u,
  decisions: [
    /(?:^|、)([^、]{4,}?)(?:こと)?(?:に|と)(?:決定|決まった|決まりました|決めた|決めました|決まり|なりました)(?:です|しました|した|いたしました|致しました)?[。]?(?:[（(].*[）)])?$/u,
    /(?:^|、)([^、]{4,}?)(?:こと)?(?:に|を|が|と)(?:決定|合意|決議)(?:し(?:た|ました)|され(?:た|ました))/u,
    /^(.{4,}?)(?:が|を)(?:承認|可決)(?:し(?:た|ました)|され(?:た|ました))/u,
    /^(.{4,}?)こと(?:に(?:なった|なりました|した|しました)|と(?:した|しました))/u,
  ],
  // Who does what is read by `lib/curator/local/tasks/han.ts`: no space separates the person.
  commitments: [],
  verbs: {},
  futures: [],
  requests: [
    /(?:^|、)([^、]{4,}?)(?:を)?(?:お願いします|お願いいたします|お願い致します|お願いできますか|いただけますか|いただけますでしょうか|お願いできますでしょうか)[。？?]?$/u,
    /(?:^|、)([^、]{4,}?(?:てください|て下さい|ください))[。]?$/u,
  ],
  promises: [
    /^(.{3,}?(?:は|を))(?:私|わたし|当方|こちら)(?:が|で)(.{2,}?)(?:いたします|致します|します)[。]?$/u,
  ],
  learnings: JAPANESE_LEARNINGS,
};
