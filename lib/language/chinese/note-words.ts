import type { NoteWords } from "../match/note-words";

export const CHINESE_NOTE_WORDS: Partial<NoteWords> = {
  meetingTitle: "纪要|会议|周会|例会|会谈|家长会|會議",
  todoTitle: "待办|清单",
  todoListTitle: "待办|备忘|待辦|備忘",
  diary: "日记",
  columnOrg: "公司|单位|机构|组织",
  columnRole: "职务|职位|角色",
  columnPerson: "负责|执行人|参会人员|成员|参与人员|姓名|责任人|负责人",
  columnSurname: "姓氏",
  columnTask: "任务内容|工作内容|待办(?:事项)?|行动项|工作事项|内容|事项|任务",
  columnOrder: "任务内容|工作内容|待办(?:事项)?|行动项|事项|任务",
  columnStatus: "状态|进度|完成情况",
  columnDue: "截止时间|期限|完成日期|计划完成时间|预计完成(?:时间)?|截止|完成时间|截止日期",
  notBut: "而不是|不是",
  finished: "完成|已完成",
  cancelled: "取消|已取消",
  decidedWord: "决议|决定|決议|通过",
  subjectless: "暂不|暫不|不再|延期",
};
