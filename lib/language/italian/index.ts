import type { Language } from "../match/language";
import { wordSet } from "../match/word-set";
import { ITALIAN_LEARNINGS } from "./learnings";
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
  until: "entro(?: e non oltre)?(?: il)?|prima del|non oltre il|scadenza:?(?: il)?",
  labels: {
    attendees: /^(?:presenti|partecipanti|intervenuti|sono presenti|membri presenti)$/,
    absent: /^(?:assent[ei](?: giustificat[oaie])?|assenti e giustificati|giustificat[oaie])$/,
    people: /^(?:presiede|presidente|segretari[oa]|verbalizzante|redige|verbalizza|modera|ospit[ei])$/,
    actions:
      /^(?:azioni|compiti|attivita|da fare|prossimi passi|incarichi|impegni|azioni da fare|cose da fare)$/,
    decisions: /^(?:decisioni|delibere|deliberazioni|deliberato|decisione|delibera)$/,
    agenda: /^(?:ordine del giorno|odg|argomenti|programma)$/,
    date: /^(?:data|giorno|riunione del)$/,
    location: /^(?:luogo|sede|sala)$/,
    due: /^(?:scadenza|entro|termine)$/,
    owner: /^(?:responsabile|incaricat[oa]|referente)$/,
  },
  otherMeeting: /(?:prossim[ao]|precedente|scors[ao]|ultim[ao]) (?:riunione|assemblea|seduta|incontro)/iu,
  approvals: /^(?:è |viene )?(?:approvat[oa]|accettat[oa])(?: all['’]unanimità| a maggioranza)?[.!]*$/iu,
  bodies: String.raw`(?:Associazione|Cooperativa|Fondazione|Comune|Ministero|Scuola|Liceo|Istituto|Università|Parrocchia|Federazione|Polisportiva|Circolo|Banca|Cassa|Banda|Agenzia|Ditta|Tipografia|Provincia|Regione|Azienda|Condominio|Pro Loco|Croce)(?:\s\p{L}\p{Ll}+(?:iva|ale|ivo|oria|ria|ca))?`,
  dealings:
    /(?<!\p{L})(?:(?:l['’]|la |il |una? |alla |dalla |della |all['’]|dall['’]|dell['’]|al |dal |del )(?:impresa|ditta|azienda|agenzia|società|fornitore|assicurazione|tipografia|banca|cooperativa)|servizio di|preventivo d[ia])\s[«"“]?$/iu,
  events:
    /(?<!\p{L})((?:festa|fiera|sagra|festival|mercatino|concerto|torneo|convegno|mostra|salone|gita|giornata|laboratorio|spettacolo|conferenza|corsa)\s(?!prossima|scorsa)(?:(?:del|della|dello|dei|delle|di|d['’])\s?)?\p{L}[\p{L}'’-]+)/iu,
  happens: /\s(?:si (?:terrà|tiene|svolge(?:rà)?|terranno)|avrà luogo|è (?:previst|fissat)[oa])(?=\s)/iu,
  project: /(?:^|\s)([Pp]rogetto\s[«"“]?\p{Lu}[\p{L}\p{N}-]{2,})/u,
  decisions: [
    /(?:^|[.,;:–-]\s*)(?:abbiamo|avevamo|si è) (?:(?:poi|quindi|infine|anche)\s)?(?:deciso|concordato|stabilito|scelto|convenuto|optato)(?: di| che| per)?\s(.{6,})$/iu,
    /^(?!.*(?:verbale|ordine del giorno))(?:la|il|lo|l['’]|i|le|gli)\s?\p{L}+(?:\s\p{L}+){0,2}\s((?:approva|respinge|delibera|adotta|conferma|sceglie)(?:no)?\s(?!il verbale|l['’]ordine|per|che è).{6,})$/iu,
    /(?<!\p{L})(?:decisione|deciso|concordato|delibera)\s?[:–]\s(.{6,})$/iu,
    /(?:^|[.,;:]\s)(?:viene|vengono|è stat[oa]|sono stat[ie]) (?:deciso|approvat[oaie]|concordat[oaie]|scelt[oaie])(?: di| che)?\s(.{6,})$/iu,
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
  takes: "se ne (?:occupa|incarica|occuperà)|ci pensa|lo fa",
  infinitive: /^\p{Ll}{2,}(?:[aei]re|[aei]r(?:s[ie]|l[aeio]))(?=\s)/u,
  clitics: /^(?:mi|ti|ci|vi|gli|le)\s/u,
  cares: [/^si (?:occupa|occuperà)\s+(de(?:l|lla|lle|gli|i|llo|ll['’])\s?.+)$/iu, "occuparsi $1"],
  verbs: VERBS,
  regular: [
    [/^(\p{L}{3,})a$/u, "$1are"],
    [/^(\p{L}{3,})e$/u, "$1ere"],
  ],
  speech: wordSet(
    "informa spiega segnala ricorda chiede riferisce illustra ritiene pensa resta rimane sottolinea comunica osserva ringrazia saluta apre lavora abita spera nota precisa interviene dice era una come anche deve viene prende questa sulla della dalla nella sotto sopra oltre mentre",
  ),
  requests: [
    /(?<!\p{L})(?:mi |ci )?(?:puoi|potresti|può|potrebbe|potete|riesci a|riesce a) (?:(?:per favore|anche|cortesemente|gentilmente),?\s)*(.{6,}?)\s*\?+$/iu,
    /(?:^|[,;:]\s)(?:per favore|ti prego di|vi prego di|la prego di|ti chiedo di|vi chiedo di),?\s+(?!non )(.{6,}?)[.!]*$/iu,
  ],
  promises: [
    /(?:^|[,;:]\s|da parte mia,? )(?:io )?(?:devo|mi impegno a|vado a) (.{6,})$/iu,
    /(?:^|[,;:]\s)(?:io )?mi occupo (?:di |del |della |dei |io )(.{4,})$/iu,
    /(?:^|[,;:]\s)(?:io )?(?:ti |vi |le )((?:mando|invio|manderò|invierò|faccio avere|confermo|preparo)\s.{4,})$/iu,
    /(?:^|[,;:]\s)io ((?:chiamo|prenoto|preparo|scrivo|sento|controllo|compro|porto|contatto|chiedo|verifico)\s.{4,})$/iu,
  ],
  futures: [
    [/^(\p{L}+)erà$/u, "$1are"],
    [/^(\p{L}+)irà$/u, "$1ire"],
  ],
  learnings: ITALIAN_LEARNINGS,
};
