import type { NoteWords } from "../match/note-words";

export const JAPANESE_NOTE_WORDS: Partial<NoteWords> = {
  meetingTitle: "議事録|会議|打ち?合わ?せ|定例|例会|会合|ミーティング|理事会|委員会|保護者会",
  todoTitle: "やること|タスク|買い物",
  todoListTitle: "やること|買い物",
  diary: "日記",
  mailFrom: "差出人|送信者",
  mailTo: "宛先",
  mailSubject: "件名",
  mailDate: "送信日時|日時|日付",
  columnOrg: "会社名?|所属|組織|団体|企業",
  columnRole: "役職|役割|職位",
  columnPerson: "名前|責任者|実施者|メン[ハバ]ー|参加者|出席者|氏名|担当者?",
  columnGiven: "名",
  columnSurname: "姓|苗字",
  columnTask:
    "アクション(?:アイテム|項目)?|作業(?:内容)?|やること|タスク内容|実施事項|対応(?:内容|事項)|todo|タスク",
  columnOrder:
    "アクション(?:アイテム|項目)?|作業(?:内容)?|やること|タスク内容|実施事項|対応(?:内容|事項)|todo|タスク",
  columnStatus: "状態|状況|進捗|ステータス",
  columnDue: "期日|締め?切(?:り|日)?|完了予定日?|予定日|いつま[てで]|期限|締切",
  notBut: "ではなく",
  finished: "済み?|完了",
  cancelled: "中止|取り消し",
  decidedWord: "決定|決ま|可決",
  subjectless: "延期|見送り",
};
