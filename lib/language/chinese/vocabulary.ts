import type { Vocabulary } from "../match/vocabulary";
import { CHINESE_DATE_WORDS } from "./date-words";
import { CHINESE_NOTE_WORDS } from "./note-words";

export const CHINESE_VOCABULARY: Vocabulary = {
  words: { me: "我", I: "我", he: "他, 她", in: "于, 在" },
  expressions: {
    ...CHINESE_DATE_WORDS,
    ...CHINESE_NOTE_WORDS,
    honorific: "先生|女士|小姐|老师|老師|教授|博士",
    hourUnit: "点",
    beforeName: "[的和与及由从在去跟找给向到请往对]|联系|已经|目前",
    behindName: "的|和|与|两家|报价|来函|赞助|提|给|有|也|更换|确认|经理|已|还|没|要|说",
    beforeEvent: "参加|举办|举行|准备|出席|参观|召开",
    behindEvent: "定于|定在|在|的|将",
    again: "再次|再",
    please: "请",
    ofBehind: "的",
    thisWeek: "本周",
    nobody: "我|每|本周|明日",
    owner: "负责人|责任人|負責人|跟进人|跟進人|执行人",
    untilBehind: "之前|以前|前",
    deadline: "之前|以前|日前",
    dueDay: "\\d{1,2}月\\d{1,2}日|\\d{1,2}[/.]\\d{1,2}|[下本这]?(?:周|週|星期|礼拜)[一二三四五六日天]|月底",
    minutes: "会议记录|会议纪要|纪要|记录|記錄",
    noTask: "了",
    numeral: "[一二三四五六七八九十壹贰貳叁參肆伍陆陸柒捌玖拾]{1,2}",
    notebook: "清单|待办|笔记|日记|周报",
    writtenBy: "记录人?|記錄",
    project: "项目|專案",
    settled: "通过|同意|一致|大家|全体",
    due: "截止|期限",
    forNextMeeting: "下次(?:会议|会)前",
    reported: "昨天|昨日|上周|已完成|完成",
    someday: "以后再说",
    eventNoun: "节|讲座|考试|运动会|旅行",
  },
};
