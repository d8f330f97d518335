import type { NoteWords } from "../match/note-words";

export const DUTCH_NOTE_WORDS: Partial<NoteWords> = {
  meetingTitle: "notulen|overleg|\\p{L}*vergadering",
  todoTitle: "te doen|takenlijst|boodschappen",
  todoListTitle: "te doen|klusjes|boodschappen",
  list: "lijst",
  mailTo: "aan",
  mailSubject: "onderwerp",
  mailDate: "verzonden",
  wrote: "schreef",
  columnPerson:
    "persoon|verantwoordelijke|eigenaar|actiehouder|toegewezen aan|aanwezig(?:en)?|wie|verantwoordelijk|naam|deelnemers?",
  columnTask: "acties|actiepunten|taak|taken|wat|actie|actiepunt",
  columnOrder: "acties|actiepunten|taak|taken|actie|actiepunt",
  columnStatus: "stand|status|voortgang",
  columnDue: "deadline|uiterlijk|streefdatum|voor wanneer|wanneer|gereed",
  endsOpen: "de|en|het|een|van|voor|met",
  pronounI: "ik",
  not: "niet|geen",
  notAloud: "NIET",
  none: "geen|niemand",
  finished: "gedaan|klaar|afgerond",
  cancelled: "vervallen|geannuleerd",
  decidedWord: "besluit|besloten|afgesproken",
  subjectless: "(?:uitgesteld|goedgekeurd|afgewezen)(?=\\s|$)",
  salutation: "beste|geachte|hallo",
  protocolLabel: "aanwezig",
};
