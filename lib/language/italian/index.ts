import type { Language } from "../match/language";
import { wordSet } from "../match/word-set";
import { VERBS } from "./verbs";

const BODY =
  "(?:l['’]assemblea|il (?:direttivo|consiglio(?: direttivo)?|comitato|gruppo|collegio)|la (?:giunta|riunione|commissione)|i (?:soci|presenti|partecipanti|membri))";

export const ITALIAN: Language = {
  code: "it",
  words: wordSet(
    "il lo la gli le un uno una di del della dello dei delle degli al alla allo ai alle agli da dal dalla dai nel nella nei nelle sul sulla sui e ed o ma non è sono era erano sarà saranno ha hanno con per tra fra che chi cui dove si suo sua suoi loro questo questa questi queste quello come più molto anche già se perché quando tutti tutte essere avere dopo prima",
  ),
  letters: /[àèìòù]/iu,
  dateWords:
    /(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani)/iu,
  until: "entro(?: e non oltre)?(?: il)?|prima del|non oltre il",
  labels: {
    attendees: /^(?:presenti|partecipanti|intervenuti|sono presenti|membri presenti)$/,
    absent: /^(?:assenti(?: giustificati)?|assenti e giustificati|giustificati)$/,
    people: /^(?:presiede|presidente|segretari[oa]|verbalizzante|redige|modera|ospiti)$/,
    actions: /^(?:azioni|compiti|attivita|da fare|prossimi passi|incarichi|impegni)$/,
    decisions: /^(?:decisioni|delibere|deliberazioni|deliberato|decisione|delibera)$/,
    agenda: /^(?:ordine del giorno|odg|argomenti|programma)$/,
    date: /^(?:data|giorno|riunione del)$/,
    location: /^(?:luogo|sede|sala)$/,
    due: /^(?:scadenza|entro|termine)$/,
    owner: /^(?:responsabile|incaricat[oa]|referente)$/,
  },
  otherMeeting: /(?:prossim[ao]|precedente|scors[ao]|ultim[ao]) (?:riunione|assemblea|seduta|incontro)/iu,
  decisions: [
    /(?<!\p{L})si (?:delibera|decide|stabilisce|è deciso|è deliberato|conviene)(?: all['’]unanimità| a maggioranza)?(?: (?:di|che))? (.{6,})$/iu,
    new RegExp(
      String.raw`(?<!\p{L})${BODY}\s+(?:delibera|decide|stabilisce|ha deciso|ha deliberato|ha stabilito)(?: all['’]unanimità| a maggioranza)?(?: (?:di|che))? (.{6,})$`,
      "iu",
    ),
    new RegExp(
      String.raw`(?<!\p{L})${BODY}\s+((?:approva|respinge|ratifica|ha approvato|ha respinto)(?: all['’]unanimità| a maggioranza)?\s+(?!il verbale|l['’]ordine).{4,})$`,
      "iu",
    ),
    /^(?!.*(?:verbale|ordine del giorno))(?:il|la|l['’]|i|le|gli)\s?.{3,80}\s(?:viene|è|è stat[oa]|sono stati)\s(?:approvat[oaie]|respint[oaie])/iu,
  ],
  commitments: [
    /^(?:si (?:occupa|occuperà|incarica|incaricherà|impegna|fa carico)|è incaricat[oa]|provvede|provvederà)\s+(?:di|a|ad|del|della)\s+(.+)$/iu,
    /^(?:deve|dovrà|si impegna a)\s+(.+)$/iu,
  ],
  verbs: VERBS,
  futures: [
    [/^(\p{L}+)erà$/u, "$1are"],
    [/^(\p{L}+)irà$/u, "$1ire"],
  ],
};
