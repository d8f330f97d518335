import type { Vocabulary } from "../match/vocabulary";

export const JAPANESE_VOCABULARY: Vocabulary = {
  words: { me: "私", I: "私", he: "彼" },
  expressions: {
    numeral: "[一二三四五六七八九十]{1,2}",
    notebook: "やること|タスク|リスト|メモ|ノート|日記|日報|週報",
    writtenBy: "記録者?|書記|作成者?|氏名|名前",
    settled: "承認|可決|全員|一致|全体",
    due: "期限|締切",
    forNextMeeting: "次回(?:の会議)?まで",
    someday: "いつか",
    eventNoun: "祭り?|まつり|フェア|セール|大会|合宿|訓練|展|会|節|音楽会|バザー|旅行",
  },
};
