import type { Assignments } from "./assignments";
import type { Cues } from "./cues";
import type { LearningWords } from "./learnings";
import type { TaskWords } from "./task-words";
import type { VerbSecond } from "./verb-second";
import type { Vocabulary } from "./vocabulary";

/** The data that rules need of each language except English, without logic. */
export interface Language {
  code: "de" | "fr" | "es" | "it" | "pt" | "nl" | "ja" | "zh";
  /** What its words say of a sentence. */
  cues: Cues;
  /** Its words by what they do in a sentence, and expressions by what they say. */
  vocabulary: Vocabulary;
  /** Words around a task that are not part of its title. */
  taskWords?: TaskWords;
  /** Letters by which a line is recognized where words are not separated. */
  script?: RegExp;
  /** Frequent words, by which a line is recognized. */
  words: ReadonlySet<string>;
  /** Any noun has a capital, not only a name. */
  nounsHaveCapitals?: true;
  /** What adjectives before a noun end in, where nouns are recognized by their capitals. */
  adjectives?: RegExp;
  /** A noun precedes its attributes: "visita a la granja". */
  nounFirst?: true;
  /** Letters that others do not have. */
  letters: RegExp;
  /** Months and weekdays: a text without one has only dates in digits. */
  dateWords: RegExp;
  /** A number with a dot is an ordinal, and ends no sentence, after and before such words. */
  ordinals?: { before: RegExp; behind: RegExp };
  /** Weekdays of a week where words are not separated: 下周二. */
  weekdaysInSigns?: WeekdaysInSigns;
  /** Spans with a name, in days: "sous quinzaine". */
  spans?: readonly (readonly [RegExp, number])[];
  /** Words before a deadline: "bis zum". */
  until: string;
  /** Headings and labels by kind (see `labelKind`), as keys without accents. */
  labels: Readonly<Record<string, RegExp>>;
  /** Words before the date of another meeting. */
  otherMeeting: RegExp;
  /** Sentences that report a decision; the first group, if any, is the decision. */
  decisions: readonly RegExp[];
  /** What minutes resolve; elsewhere it may be news: "Le bail ne sera pas renouvelé". The first group, if any, is the title. */
  resolutions?: readonly RegExp[];
  /** Sentences that only say that the text before them is decided. */
  approvals?: RegExp;
  /** What precedes a first name and makes it a person: "tío", "mit", "fragt". */
  companions?: RegExp;
  /** Titles and forms of address before a surname; with a dot what is abbreviated, in capitals what is written so: "pfarrerin fam. RA". */
  titles?: ReadonlySet<string>;
  /** Short forms of first names that do not begin them, by the full name: "franziska: fanny; …". */
  shortForms?: string;
  /** What somebody is, before a name: "Obmann", "muratore", "wethouder". */
  offices?: ReadonlySet<string>;
  /** Given names that are in no other list, divided by blanks. */
  givenNames?: string;
  /** Its own words that are first names elsewhere: "Tage", "Natale". */
  noNames?: ReadonlySet<string>;
  /** Its articles, where first names have one: "der Hannes", "o Edmilson". */
  articles?: RegExp;
  /** Words that begin the name of a body, "Stadtwerke"; what such a name ends in where words are not separated. */
  bodies?: string;
  /** Bodies that everyone knows by these words, with nothing after them: "Guardia Civil". */
  institutions?: string;
  /** Names of bodies and firms that everyone knows, divided by semicolons. */
  organisations?: string;
  /** A body by an adjective, which has a capital only in a name: "das Bischöfliche Bauamt". */
  namedBody?: RegExp;
  /** Firms and bodies where words are not separated. */
  firmsInSigns?: FirmsInSigns;
  /** Where one meets, before its name: "gymnase", "parque". */
  venues?: string;
  /** An address with its number, anywhere in a text. */
  address?: RegExp;
  /** A house by what it is or by its label, where it follows an hour or the label: "19.30 Uhr, Pfarrheim". */
  house?: RegExp;
  /** In a chat, under a name: what the chat says of itself, and who speaks as somebody's parent. */
  speakers?: { notice: RegExp; parent: RegExp };
  /** What precedes a firm that one deals with: "chez", "Angebot der Firma". */
  dealings?: RegExp;
  /** What a firm does for us, or has not done: "nous prête", "hat noch nicht geantwortet". */
  acts?: RegExp;
  /** Events in lower case or as one word: "Sommerfest". */
  events?: RegExp;
  /** What takes place at a time, by the word that its name begins with, or in German and Dutch ends in: "visita", "Begehung". */
  occasions?: string;
  /** "findet statt": the words between an event and its day. */
  happens?: RegExp;
  /** "ist am", "è il": the verb between what is an event by its word and its day. */
  isOn?: RegExp;
  /** The word before the name of a project. */
  project?: RegExp;
  assignments?: Assignments;
  /** Verbs before another, which only somebody has: "muss", "va", "tiene que". */
  auxiliaries?: RegExp;
  /** Verbs of tasks, as they follow a person: "besorgt" → "besorgen". */
  verbs: Readonly<Record<string, string>>;
  /** Of a verb of several people, the ending that one person's has not: "preparan" → "prepara". */
  plural?: readonly [RegExp, string];
  /** What follows a person who only says something: "chiede che …", "gibt zu bedenken, dass …". */
  reports?: RegExp;
  /** Verbs of the present tense by their endings: a task only in a list, or with a day. */
  regular?: readonly (readonly [RegExp, string])[];
  /** Verbs in the present tense that are not tasks: says, asks, reports. */
  speech?: ReadonlySet<string>;
  /** What the writer asks of the reader; the first group is the task. */
  requests?: readonly RegExp[];
  /** How somebody says what he does himself, where the verb shows who. */
  firstPerson?: FirstPerson;
  /** What the writer takes on; the first group is the task. */
  promises?: readonly RegExp[];
  /** What the writer reminds himself of, or says has to be done; the first group is the task. */
  reminders?: readonly RegExp[];
  /** Pronouns as the object of a task, and the thing of the text before that they refer to. */
  objects?: readonly PronounObject[];
  /** What has to be done by a day, in the passive: "Dossier à déposer", "i banchi vanno ritirati"; the group is the task. */
  duties?: readonly RegExp[];
  /** A sentence that says who takes on what the one before it asks for: "De eso se ocupa Ana"; the group is the person. */
  taker?: RegExp;
  /** What follows a person who takes on the preceding task: "s'en charge". */
  takes?: string;
  /** A text that begins, or in German ends, with an infinitive. */
  infinitive?: RegExp;
  /** Where words are not separated, a line that ends or begins as an order does. */
  order?: RegExp;
  /** More infinitives of what is to be done, beside those of `verbs`. */
  orders?: ReadonlySet<string>;
  /** Pronouns between a person and the verb: "me devuelve". */
  clitics?: RegExp;
  /** Regular futures: what the infinitive is. */
  futures: readonly (readonly [RegExp, string])[];
  /** The infinitive is after its object, with what is separated from it: "holt … ein" → "… einholen". */
  separable?: ReadonlySet<string>;
  /** Its verb stands second in a sentence and its infinitive last. */
  verbSecond?: VerbSecond;
  /** How it says what is decided, assumed and required: the Distiller reads by it. */
  learnings?: LearningWords;
}

interface FirstPerson {
  /** The pronoun before the verb. */
  lead: RegExp;
  /** The same behind "and". */
  also: RegExp;
  /** The pronoun behind the verb: "prenoto io da Piero". */
  behind?: RegExp;
  /** Of an infinitive, the ending, and what takes its place: "llevar" → "llevo". */
  regular: readonly [RegExp, string];
  /** Other forms, and their infinitives. */
  irregular: Readonly<Record<string, string>>;
}

interface FirmsInSigns {
  firm: RegExp;
  /** By their legal forms alone, in a text that does not show its language. */
  form?: RegExp;
  /** What may precede the name within a match. */
  before?: RegExp;
}

/** The groups of the pattern are the week, if any, and the day. */
export interface WeekdaysInSigns {
  pattern: RegExp;
  /** The signs of each day, from Monday. */
  days: readonly string[];
  /** The week, when it is the next one. */
  next: string;
}

/** "devolverla" after "la póliza nueva": the last thing before that fits takes the place of `$thing`. */
export interface PronounObject {
  pattern: RegExp;
  thing: RegExp;
  title: string;
}
