import type { NoteWords } from "../match/note-words";

export const JAPANESE_NOTE_WORDS: Partial<NoteWords> = {
  meetingTitle: "議事録|会議|打ち合わせ|定例|理事会|委員会|保護者会",
  todoTitle: "やること|タスク|買い物",
  todoListTitle: "やること|買い物",
  diary: "日記",
  columnPerson: "参加者|出席者|氏名|担当者?",
  columnTask: "タスク",
  columnOrder: "タスク",
  columnDue: "期限|締切",
  notBut: "ではなく",
  finished: "済み?|完了",
  cancelled: "中止|取り消し",
  decidedWord: "決定|決ま|可決",
  subjectless: "延期|見送り",
};
