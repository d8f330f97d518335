import type { Language } from "../match/language";
import { wordSet } from "../match/word-set";

const BODY = "(?:会议|大会|理事会|委员会|业委会|董事会|全体(?:与会)?人员|與會人員|會議|大家|我们)";

export const CHINESE: Language = {
  code: "zh",
  script: /\p{sc=Han}/u,
  words: wordSet(""),
  letters: /\p{sc=Han}/u,
  dateWords: /\d\s*[年月日号號]|星期|周[一二三四五六日]|明天|后天/u,
  until: "截止(?:日期)?(?:到)?[:：]?|期限[:：]?|不晚于|不迟于",
  labels: {
    attendees:
      /^(?:与会人员|与会者|与会|出席人员|出席者?|参会人员|参会者|参会|参加人员|到会人员|與會人員|出席人員|參加者)$/u,
    absent: /^(?:缺席人员|缺席者?|请假|请假人员|未到人员|缺席人員)$/u,
    people: /^(?:主持人?|记录人?|会议主持|会议记录人?|抄送|收件人|主席|列席|列席人员|記錄)$/u,
    actions:
      /^(?:待办|待办事项|行动项|行动事项|后续行动|后续工作|任务|任务分工|下一步|下一步工作|待辦事項)$/u,
    decisions: /^(?:决定|决议|会议决议|会议决定|决定事项|决议事项|结论|決議|決定事項)$/u,
    agenda: /^(?:议程|会议议程|议题|議程)$/u,
    date: /^(?:日期|时间|会议时间|会议日期|日期时间|時間)$/u,
    location: /^(?:地点|会议地点|地點)$/u,
    due: /^(?:截止|截止日期|截止时间|期限|完成时间)$/u,
    owner: /^(?:负责人|责任人|负责|負責人)$/u,
  },
  otherMeeting: /(?:下次|上次|下一次|上一次)/u,
  decisions: [
    new RegExp(`${BODY}(?:一致)?(?:决定|同意|通过|決定|通過)(?:了)?[:：，]?(.{4,}?)。?$`, "u"),
    /^(?:一致)?(?:决定|決定)(?:[:：，])?(.{4,}?)。?$/u,
  ],
  // Who does what is read by `lib/curator/local/tasks/han.ts`: no space separates the person.
  commitments: [],
  verbs: {},
  futures: [],
};
