import type { NoteWords } from "../match/note-words";

export const CHINESE_NOTE_WORDS: Partial<NoteWords> = {
  meetingTitle: "纪要|会议|周会|例会|会谈|家长会|會議",
  todoTitle: "待办|清单",
  todoListTitle: "待办|备忘|待辦|備忘",
  diary: "日记",
  columnPerson: "姓名|责任人|负责人",
  columnTask: "内容|事项|任务",
  columnOrder: "任务",
  columnDue: "截止|完成时间|截止日期",
  notBut: "而不是|不是",
  finished: "完成|已完成",
  cancelled: "取消|已取消",
  decidedWord: "决议|决定|決议|通过",
  subjectless: "暂不|暫不|不再|延期",
};
