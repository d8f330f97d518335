/** Around the names of people, firms and houses: patterns, divided by bars. A name without a comment is the English word. */
export interface NameWords {
  /** What is shortened before a name: "d'", "dell'". */
  elided: string;
  /** Particles that within the name of a body say where to. */
  noInner: string;
  /** A paper, before whose it is. */
  offer: string;
  /** Behind the name of a firm; what is also a word needs its dots or capitals. */
  legalForm: string;
  /** What a firm is called before its name, which begins after it: "die Agentur". */
  beforeFirm: string;
  /** An article after another noun with a capital: "Das Angebot der Rohrbau GmbH". */
  articleInside: string;
  /** An article or preposition at the beginning, which is not part of a company's name. */
  leadsFirm: string;
  /** Whose a body is, before the word for its members: "Amicale des locataires". */
  ofMembers: string;
  /** Between the word for a body and its name. */
  ofBody: string;
  /** Within the name of a body. */
  withinBody: string;
  /** Before a house where one meets. */
  meetsAt: string;
  /** What a house is called by the end of one word: "Pfarrheim". */
  houseEnding: string;
  /** Behind the head of a body's name: "Universität für". */
  ofHead: string;
  /** The last word of a name that gives the country of a body. */
  country: string;
  /** "My", before what somebody is. */
  whose: string;
  /** An article before a form of address: "Il Sig. Rossi". */
  articleOfTitle: string;
  /** A form of address within words with capitals, at which a name begins. */
  titleInside: string;
  /** A form of address that is written small as well. */
  smallTitle: string;
  /** An article after a name: "Frau Lindner den Termin sagen". */
  articleBehind: string;
  /** What a part of a body is called that decides or works for it: a name that is all of this, or ends in it. */
  organ: string;
  /** A part of the organisation that is named with it. */
  department: string;
  /** What words for somebody's role end in: "Braumeisterin", "Leitung". */
  roleEnding: string;
  /** What words for things and trades end in, where any noun has a capital: "Glasbau". */
  thingEnding: string;
  /** Relatives, after whom even a word is a name: "Auntie Grace". */
  kin: string;
  /** Behind the name of who is asked. */
  pleaseBehind: string;
  /** What a firm does before a sum: "pide". */
  asksMoney: string;
  /** Between a firm and that: "now", "us". */
  nowUs: string;
  /** What a firm or body is, beside its name: "Verwaltung Schönleber". */
  firmKind: string;
  /** What a text says that somebody founded or belongs to: "is an association". */
  bodyKind: string;
  /** The word in lower case that begins the name of a house where something is sold, taught or done: "scuola Giotto". */
  houseHead: string;
}
