import type { Vocabulary } from "../match/vocabulary";
import { JAPANESE_DATE_WORDS } from "./date-words";
import { JAPANESE_NOTE_WORDS } from "./note-words";

export const JAPANESE_VOCABULARY: Vocabulary = {
  words: { me: "私", I: "私", he: "彼" },
  expressions: {
    again: "もう一度|再度",
    ...JAPANESE_DATE_WORDS,
    ...JAPANESE_NOTE_WORDS,
    hourUnit: "時",
    beforeName: "[のはをがにとや]",
    behindName: "[のはをがにとへでや]|から|より|まで|様|さん",
    beforeEvent: "日|[はをにで]|今年の|参加",
    behindEvent: "[はをがにで]|[0-9０-９]{1,2}月",
    honorific: "さん|様|氏|君|先生",
    towardsBehind: "(?:に|へ|と|から)(?!て)",
    ofBehind: "の",
    thisWeek: "今[日週月]|来週",
    nobody:
      "今[日週月年]|来[週月年]|明日|毎[日週月]|本[日周月]|週末|年末|年度|私|自分|家族|仕事|会社|学校|引越|旅行",
    owner: "担当者?|責任者",
    untilBehind: "まで(?:に)?|迄|以前|前",
    deadline: "まで(?:に)?|迄|以前|[今来]週中(?:に)?",
    dueDay: "[来今]週\\p{sc=Han}曜日?|月末",
    weekOfDay: "[来今]週",
    minutes: "議事録|議事要旨|記録",
    noTask: "希望|した|している|だった|です|でした|いる|ある|ない",
    numeral: "[一二三四五六七八九十]{1,2}",
    notebook: "やること|タスク|リスト|メモ|ノート|日記|日報|週報",
    writtenBy: "記録者?|書記|作成者?|氏名|名前",
    project: "プロジェクト",
    settled: "承認|可決|全員|一致|全体",
    due: "期限|締切|締め切り|納期",
    forNextMeeting: "次回(?:の会議)?まで",
    reported: "昨日|先週|完了",
    someday: "いつか",
    eventNoun: "祭り?|まつり|フェア|セール|大会|合宿|訓練|展|会|節|音楽会|バザー|旅行",
  },
};
