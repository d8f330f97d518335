/** Words around a task in a sentence that are not part of its title; alternatives of a regular expression. */
export interface TaskWords {
  /** "and", "please" */
  leads: string;
  /** Before a sign only: "well,", "ok -". */
  calls: string;
  /** What asks or announces, before the verb: "can you", "someone should". */
  asks: string;
  /** Begins a clause after a comma that only says why, or what else: "otherwise", "it's". */
  explains: string;
  /** A clause before a comma that only says why: "since". */
  reasons?: string;
  /** A clause before a comma on which the task depends: "once". */
  conditions?: string;
  /** An answer that takes on what was asked. */
  accepts: string;
  /** Nobody in particular, as a subject. */
  somebody: string;
  /** What follows the name of who is asked: "Bob pls", "Bob, du". */
  behindCalled: string;
  /** Before the verb of what somebody is asked for: "peux", "kannst". */
  modals?: string;
  /** What somebody is or has, which is no task: "bist", "as". */
  states?: string;
  /** What somebody does who writes a note: "(Ann taking notes)". */
  writing?: string;
  /** Before the name of who writes a note: "kept by". */
  writes: string;
  /** Before the name of the person whom a note is about: "call". */
  meets: string;
  /** A title that begins so refers to something in the text before: "ihn holen", "recogerla". */
  refers?: string;
  /** Words that mean something in the text before, anywhere in a title: "those", "davon", "la hago". */
  pointsBack: string;
}
