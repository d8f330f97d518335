/** What notes, mails and tables are made of: patterns, divided by bars. A name without a comment is the English word. */
export interface NoteWords {
  /** In the title of the minutes of a meeting. */
  meetingTitle: string;
  /** In the title of a list of tasks. */
  todoTitle: string;
  /** The same, where short lines follow. */
  todoListTitle: string;
  /** In the title of a list, of whatever. */
  list: string;
  /** In the title of what somebody writes for himself. */
  diary: string;
  /** In the title of an agenda. */
  agendaTitle: string;
  /** Headers of a mail, by what they say. */
  mailFrom: string;
  mailTo: string;
  mailSubject: string;
  mailDate: string;
  mailBcc: string;
  /** Before the subject of an answer, or of what is passed on. */
  mailReply: string;
  /** Behind who wrote what is quoted. */
  wrote: string;
  /** What is shortened before any word, and belongs to the word before: "l'", "qu'". */
  elidedWord: string;
  /** Headings of columns, as keys without accents: who … */
  columnPerson: string;
  /** … only with the given name … */
  columnGiven: string;
  /** … or the surname … */
  columnSurname: string;
  columnOrg: string;
  columnRole: string;
  /** … the short form of a name … */
  columnInitials: string;
  /** … what is to be done, or discussed … */
  columnTask: string;
  /** … what its cells say is to be done … */
  columnOrder: string;
  columnStatus: string;
  /** … and by when. */
  columnDue: string;
  /** No sentence ends in such a word. */
  endsOpen: string;
  /** After an x that is not a ticked box: "x and y". */
  besideLoneX: string;
  /** Speakers, for the trained models. */
  pronounI: string;
  pronounYou: string;
  pronounWe: string;
  /** Before what is not so, after a comma. */
  not: string;
  /** The same in capitals. */
  notAloud: string;
  /** "Not this but that", where words are not separated. */
  notBut: string;
  /** At the beginning: that there is none. */
  none: string;
  noneElided: string;
  /** Behind an item that is done. */
  finished: string;
  /** Behind an item that nobody will do. */
  cancelled: string;
  /** Words that only a decision has; "we go with B" may be small talk. */
  decidedWord: string;
  /** A decision that leaves out what it is about begins so. */
  subjectless: string;
  /** How somebody agrees to what was asked of him. */
  yes: string;
  /** What accepts a proposal, beside English. */
  agrees: string;
  /** How letters begin, whatever they are about. */
  salutation: string;
  /** Labels of when, where or who, as any protocol has them. */
  protocolLabel: string;
}
