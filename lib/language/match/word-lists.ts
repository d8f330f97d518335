/** Lists of words, divided by blanks; the long ones of English have separate files. */
export interface WordLists {
  /** Jobs and places of work, which are not organizations: "Kassier", "inkoop". */
  roles: string;
  /** Before a name, and no part of it. */
  titles: string;
  /** Titles that make the word after them a surname: "Frau Czerny"; not "Schwester". */
  formsOfAddress: string;
  /** Titles before a first name: "Schwester Roswitha". */
  kinTitles: string;
  /** Abbreviated titles: a dot after one does not end a sentence. */
  shortTitles: string;
  /** Small words within a surname: "von der". */
  particles: string;
  /** Amounts, numbers, times and other words of any text, which name nothing. */
  measures: string;
  /** Animals that people have, and write of as of somebody. */
  animals: string;
  /** First words that make the next one an organisation: "Osteria Bellaluna", "Autohaus Berger". */
  firmHeads: string;
  /** First words of the name of a body, before "of". */
  bodyHeads: string;
  /** Words that make a phrase with capitals a place. */
  places: string;
  /** Generic names of mailboxes, which belong to no person. */
  mailboxes: string;
  /** Where one meets, unless it is a firm that one deals with. */
  restaurants: string;
  /** A dot after one ends a sentence only before a capital. */
  abbreviations: string;
  /** A dot after one never ends a sentence. */
  neverLast: string;
  /** First words of names of files that do not describe their content. */
  fileNames: string;
  /** Words of five letters and more that are frequent in any text. */
  frequent: string;
  /** Words that are first names too, before a surname: "May", "Mar". */
  givenWords: string;
}
