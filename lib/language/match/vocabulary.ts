import type { DateWords } from "./date-words";
import type { NameWords } from "./name-words";
import type { NoteWords } from "./note-words";
import type { WordLists } from "./word-lists";

/** What a word does in a sentence, by the English word that does it. The classes that models are trained on are in `grammar.ts`. */
export type FunctionWord =
  | "the"
  | "a"
  | "our"
  | "and"
  | "but"
  | "that"
  | "also"
  | "after that"
  | "I"
  | "me"
  | "he"
  | "it"
  | "someone"
  | "oneself"
  | "is"
  | "of"
  | "of the"
  | "in"
  | "in the"
  | "at"
  | "at somebody's"
  | "to"
  | "to the"
  | "until"
  | "before"
  | "after"
  | "towards"
  | "with"
  | "for"
  | "about"
  | "on a day"
  | "from a day"
  | "at an hour"
  | "at a price"
  | "Mr"
  /** Small words within a name. */
  | "in a name"
  | "in the name of a firm"
  /** Beside the words of a body's name, which have capitals. */
  | "beside a body";

/** Expressions by what they say. */
export interface Expressions extends DateWords, NameWords, NoteWords {
  /** Bodies that decide: "Vorstand", "conseil". */
  board: string;
  /** Nobody in particular: "équipe", "alle". */
  team: string;
  /** Before the name of who does a task, with or without a colon: "Verantwortlich: Ana". */
  ownerLabel: string;
  /** Behind a task and before who has it: "asignada a Johan". */
  assignedTo: string;
  /** With a capital, what begins a line and looks like a name: "À Bordeaux", "Vu la loi". */
  opensLine: string;
  /** What is asked of an assembly, after the verb: "stellt den Antrag zur Abstimmung". */
  putToVote: string;
  /** What came of a talk, as a heading: "Outcomes", "Fazit". */
  outcome: string;
  /** What one task is called before a colon: "Aufgabe", "taak". */
  taskLabel: string;
  /** Ends a sentence with a list of tasks below it: "il reste différentes tâches". */
  leadsTasks: string;
  /** Gatherings: "Versammlung". */
  assembly: string;
  meeting: string;
  /** Before the name of who signs for another: "i.A.". */
  signsFor: string;
  minutes: string;
  agenda: string;
  /** Before the names of those who came, in a sentence: "sono presenti i", "asistieron". */
  werePresent: string;
  /** Before the names of those who did not: "Apologies were received from", "risultano assenti". */
  wereAbsent: string;
  /** Behind the names of those who came: "étaient présents". */
  arePresent: string;
  /** Before the names of several: "Mmes", "Messrs", "Sigg.". */
  severalTitled: string;
  /** Written numbers before an item of a list: "三、". */
  numeral: string;
  /** Before the number of an item of the agenda: "Punkt". */
  agendaItem: string;
  /** What notes and working meetings are called, which name no body: "Besprechung", "appunti". */
  workingNote: string;
  /** What is still to be: "noch nicht", "toujours pas". */
  notYet: string;
  /** What is written of a project, after its name and a dash: "suivi", "libreta". */
  projectPaper: string;
  /** Papers of a project that come again and again, before its name: "Baubesprechung", "compte rendu de chantier". */
  projectSeries: string;
  /** Before who is thanked for what is done: "Kudos", "Danke an". */
  praise: string;
  /** Before a day that is only wished: "möglichst", "liefst". */
  preferably: string;
  /** What somebody keeps for himself: "Notizbuch", "carnet". */
  notebook: string;
  /** Labels of who wrote: "Protokoll", "rédigé par". */
  writtenBy: string;
  /** Between a title and who wrote it: "tenu par". */
  keptBy: string;
  /** Before the name of who writes: "ich bin", "je m'appelle". */
  iAm: string;
  /** How a note to oneself begins: "muss noch", "hay que". */
  iMust: string;
  /** Once more, or still. */
  again: string;
  /** What the reader is asked with. */
  please: string;
  greeting: string;
  /** How somebody begins who only says where he is: "I'm off", "bin gleich da". */
  away: string;
  /** How somebody begins who only says what he thinks of it: "ik vind", "je trouve". */
  opinion: string;
  /** What ends a letter: "Mit freundlichen Grüßen". */
  closing: string;
  /** Roles that sign for a company, before a colon: "Geschäftsführer". */
  officer: string;
  /** Before the name of who was asked, as one asks firms and people: "relancé". */
  askedOf: string;
  /** Parents and grandparents, as their children call them. */
  parent: string;
  /** What makes a firm of a name: "& Söhne". */
  heirs: string;
  /** The word for a firm, before its name: "Ditta". */
  firm: string;
  /** Labels of how to reach somebody: "Telefon". */
  contact: string;
  /** Labels of a place: "Ort". */
  where: string;
  /** A place where something is built: "Chantier". */
  site: string;
  project: string;
  /** What is named after somebody or a saint: "rue", "école", "San". */
  namedAfter: string;
  /** What streets are called, or end in. */
  street: string;
  /** What names of offices end in: "Bauamt". */
  officeEnding: string;
  /** What names of towns end in, where any noun has a capital. */
  townEnding: string;
  /** What is built or rebuilt at a place: "Sanierung". */
  buildingWork: string;
  /** Words that say that something was decided, or is. */
  settled: string;
  /** Other participles that say so before "that": "acté", "vereinbart". */
  decidedVerb: string;
  /** Between "we decided", or the decision before, and what was decided: "und zwar", "à savoir". */
  goesOn: string;
  /** Words without meaning beside those: "à l'", "wurde". */
  besideSettled: string;
  /** What is put to the vote. */
  motion: string;
  inFavour: string;
  against: string;
  votes: string;
  /** Says that there is a day by which: "Frist", "échéance". */
  due: string;
  /** Before the next meeting. */
  forNextMeeting: string;
  byThen: string;
  someday: string;
  /** Over what somebody has done since the last meeting: "Yesterday:". */
  reported: string;
  /** What is only in sentences, not in the name of an appointment: pronouns, verbs, "not". */
  clause: string;
  /** "There is", after a day. */
  thereIs: string;
  /** Labels of a day: "Termin". */
  when: string;
  /** Feasts of a family: "Taufe". */
  familyFeast: string;
  /** When something opens, before its day: "eröffnet". */
  opens: string;
  /** What has a title in quotes: "Fortbildung", "conférence". */
  course: string;
  /** The word for a fair, before its name. */
  fair: string;
  /** What events are called, or end in. */
  eventNoun: string;
  /** What follows the name of an event. */
  behindEvent: string;
  /** "Next", "last": before words that are not the name of an event. */
  nextOrLast: string;
  /** Public holidays, which are not appointments. */
  holiday: string;
  /** Words in lower case before a name that are not nouns. */
  noNoun: string;
  /** What adjectives end in, when they follow their noun. */
  adjectiveEnding: string;
  /** The beginning of a clause that only says when, whether or who: "dass". */
  subordinate: string;
  /** "Her", "them": objects after the verb, which name nobody. */
  objectBehind: string;
  /** The same before it: "lui", "leur". */
  objectBefore: string;
  /** Behind an hour: "Uhr". */
  hourUnit: string;
  /** Signs of a language without blanks, before and after a name: particles, verbs. */
  beforeName: string;
  behindName: string;
  beforeEvent: string;
  /** Forms of address after a name, the frequent ones. */
  honorific: string;
  /** Behind a name: something is to be done with that person, who does not do it. */
  towardsBehind: string;
  /** "Of", after its owner. */
  ofBehind: string;
  thisWeek: string;
  /** Words that "of" follows as well, and that are nobody. */
  nobody: string;
  /** Labels of who does something. */
  owner: string;
  /** Behind a day: until then. */
  untilBehind: string;
  /** That a day is one by which something is to be done. */
  deadline: string;
  /** Days by which, before `untilBehind`. */
  dueDay: string;
  weekOfDay: string;
  /** The end of a sentence that is not a task: hopes, states, the past. */
  noTask: string;
  /** Verbs between what is spoken and who speaks. */
  speechVerb: string;
  /** Spoons and cups of a recipe. */
  spoon: string;
  /** What the paragraphs of statutes are called. */
  article: string;
}

/** The words of a language that rules over all languages need: data, no logic. */
export interface Vocabulary {
  /** Words and phrases, divided by commas. One with an apostrophe at its end precedes a word without a blank. */
  words: Readonly<Partial<Record<FunctionWord, string>>>;
  /** Patterns, divided by bars. */
  expressions: Readonly<Partial<Expressions>>;
  lists?: Readonly<Partial<WordLists>>;
  /** How the months begin, from January, divided by commas: "jan|jän, feb". */
  months?: string;
  /** How its weekdays begin, from Monday, in the same way. */
  weekdays?: string;
}
