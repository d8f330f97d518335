import type { Vocabulary } from "../match/vocabulary";

export const CHINESE_VOCABULARY: Vocabulary = {
  words: { me: "我", I: "我", he: "他, 她" },
  expressions: {
    numeral: "[一二三四五六七八九十]{1,2}",
    notebook: "清单|待办|笔记|日记|周报",
    writtenBy: "记录人?|記錄",
    settled: "通过|同意|一致|大家|全体",
    due: "截止",
    forNextMeeting: "下次(?:会议|会)前",
    someday: "以后再说",
    eventNoun: "节|讲座|考试|运动会|旅行",
  },
};
