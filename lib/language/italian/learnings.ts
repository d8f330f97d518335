import { type LearningWords, label, leads, minor, phrases, votes, words } from "../match/learnings";
import { ITALIAN_GRAMMAR } from "./grammar";

const HOW = "(?:(?:finalmente|anche|all['’]unanimità|a maggioranza|alla fine|già|oggi|ieri|quindi),?\\s)*";
const SETTLED =
  "(?:approvat[oaie]|respint[oaie]|adottat[oaie]|decis[oaie]|rinviat[oaie]|annullat[oaie]|elett[oaie]|bocciat[oaie]|scartat[oaie]|spostat[oaie])";
const NUMBER = "(?:\\d[\\d.,]*|un[oa]?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|venti)";

/** Others: "the countries that have decided", "people decide", and "because it was dropped". */
const OTHERS =
  "(?:che|cui|perché|quanti|quante) (?:si )?(?<!che si )(?:ha|hanno|è|sono) (?:\\p{L}+ )?(?:decis[oaie]|scelt[oaie]|scartat[oaie]|annullat[oaie])|(?:qualcuno|la gente|molte persone|le persone|molti)(?!\\p{L})[^.;]{0,120}(?:decid|dec[iì]s|sc[eè]l)\\p{L}+";

export const ITALIAN_LEARNINGS: LearningWords = {
  grammar: ITALIAN_GRAMMAR,
  patterns: {
    decision: [
      label("decisioni?|deciso|delibera|deliberato"),
      ...leads(
        [
          0.92,
          `(?:abbiamo|ha|hanno|ho|si è) ${HOW}(?:deciso|deliberato|stabilito|concordato|convenuto) ${HOW}(?:di|che|per|:)`,
        ],
        [0.92, `(?:decide|decidono|delibera|stabilisce) ${HOW}(?:di|che)`],
      ),
      ...phrases(
        [0.9, "(?:abbiamo|ho|hanno|ha) (?:\\p{L}+ )?(?:deciso|scelto|optato)"],
        [
          0.9,
          "(?:assemblea|consiglio|comitato|direttivo|gruppo|commissione|giunta) (?:\\p{L}+ ){0,3}(?:approva|respinge|delibera|adotta|elegge|approvano)",
        ],
        [0.88, `(?:è|sono|viene|vengono) (?:\\p{L}+ ){0,3}${SETTLED}`],
        [0.85, "all['’]unanimità|con \\d+ voti (?:contro|a favore)"],
        [
          0.78,
          "(?:teniamo|manteniamo|rinunciamo a|annulliamo|rinviamo|restiamo con|passiamo a|scegliamo|lasciamo perdere)",
        ],
      ),
      ...phrases(
        [0.78, "alla fine (?:l[oaie] |ci )?\\p{L}+(?:iamo)"],
        [0.78, "(?:da ora in poi|d['’]ora in poi|da oggi),? (?:\\p{L}+ )?\\p{L}+iamo"],
      ),
    ],
    assumption: [
      label("ipotesi|supposizione|presupposto"),
      ...leads(
        [
          0.92,
          "(?:si presume|presumo|presumiamo|suppongo|supponiamo|si suppone|si dà per scontato|diamo per scontato|do per scontato|dando per scontato|ipotizziamo|partiamo dal presupposto)(?: (?:di|ancora|per ora))? (?:che)",
        ],
        [
          0.9,
          "(?:la nostra|l['’]|la mia) ?(?:ipotesi|supposizione) (?:è|resta)(?: che)?|nell['’]ipotesi che",
        ],
        [0.85, "(?:ci aspettiamo|mi aspetto|si prevede|prevediamo|stimiamo|contiamo sul fatto) che"],
      ),
      ...phrases(
        [0.8, "probabilmente|presumibilmente|verosimilmente|con ogni probabilità"],
        [0.75, "(?:credo|crediamo|penso|pensiamo) che"],
        [0.72, "dovrebber?o? (?:bastare|durare|arrivare|reggere|essere (?:pront\\p{L}|sufficient\\p{L}))"],
      ),
      ...phrases([0.78, "(?:mi )?(?:immagino|immaginiamo) che"]),
    ],
    constraint: [
      label("vincol[oi]|limite|scadenza|requisit[oi]|regol[ae]|condizion[ei]|termine"),
      ...phrases(
        [
          0.9,
          "non (?:si )?(?:può|possono|deve|devono|potrà|potranno) (?:\\p{L}+)|non (?:è|sono) (?:\\p{L}+ )?(?:consentit[oaie]|permess[oaie]|ammess[oaie]|rimborsabil[ei]|accettat[oaie])",
        ],
        [
          0.9,
          "(?:è|sono|resta|restano) (?:\\p{L}+ ){0,2}(?:vietat[oaie]|proibit[oaie]|limitat[oaie]|obbligatori[oae]?|riservat[oaie]|soggett[oaie] a)",
        ],
        [
          0.88,
          `(?:al massimo|al minimo|almeno|non più di|non meno di|entro e non oltre|un massimo di|un minimo di|massimo|minimo) (?:il |la |le |i |di )?${NUMBER}|${NUMBER}.{0,30} (?:al massimo|al minimo)`,
        ],
        [
          0.86,
          "(?:il termine|la scadenza|il limite|il budget|il tetto|l['’]importo (?:massimo|minimo)) .{0,50}?(?:è|scade|termina|ammonta)",
        ],
        [0.85, "nessun[oa]? (?:\\p{L}+ ){0,4}(?:può|deve|potrà)"],
        [
          0.82,
          "(?:richiede|richiedono|esige|esigono|impone|impongono|vieta|vietano) (?:un[oa]?|il|la|i|gli|le|l['’]|che|almeno|di|due|tre|\\d)",
        ],
        [
          0.8,
          "(?:deve|devono|dovrà|dovranno) [^;?]{3,90} (?:entro|prima (?:di|del|delle)|almeno|non oltre)|(?:deve|devono|dovrà|dovranno|va|vanno) (?:essere )?\\p{L}+(?:at|ut|it|es|ert)[oaie] .{2,}",
        ],
        [0.78, "(?:solo|soltanto|unicamente|esclusivamente) (?:con|previa|dopo|tramite|per|fino)"],
      ),
      ...phrases(
        [0.84, "(?:rifiuta|respinge|esclude)(?:no)? (?:ogni|tutti|tutte|qualsiasi)"],
        [0.78, "non (?:copre|accetta|ammette|permette|regge|include|sopporta)(?:no)?"],
        [0.82, "\\p{L}+ (?:vietat[oaie]|obbligatori[oaie]?) (?:tra|prima|dopo|per|dalle|in|su)"],
      ),
    ],
    contradiction: [
      label("contraddizion[ei]|discrepanza|incongruenza"),
      ...phrases([
        0.9,
        "(?:contraddice|contraddicono)|in contraddizione|non (?:corrisponde|corrispondono|coincide|coincidono|quadra|quadrano)|incompatibile con",
      ]),
    ],
  },
  excluded: {
    decision: words(
      `${OTHERS}|rinviat\\p{L}+ [^.]{0,20}prossim[oa] (?:riunione|seduta|incontro)|non appena|ogni volta che|ogniqualvolta|in linea con quanto|com(?:e|e da) deliber\\p{L}+|stabilito che (?:\\S+ ){1,6}(?:non )?(?:è|sono|era|erano)|(?:niente|nulla|non|senza) (?:\\p{L}+ ){0,4}(?:decis[oaie]|decisione|scelto|${SETTLED})|verbale .{0,60}${SETTLED}|approva (?:il verbale|l['’]ordine)|(?:deve|dovrà|sarà|se|bisogna) (?:\\p{L}+ ){0,5}${SETTLED}|avev\\p{L}+ (?:\\p{L}+ )?(?:deciso|scelto)`,
    ),
    assumption: words("non (?:\\p{L}+ ){0,2}(?:credo|crediamo|penso|suppon\\p{L}+)|come previsto|a torto"),
    constraint: words(
      "non (?:può|possono) (?:più )?(?:continuare|aspettare)|(?:lettera|petizione|comunicato|appello) (?:\\p{L}+ ){0,2}(?:richiede|chiede|esige)|fare? altro che|(?:deve|devono) (?:essere stat[oaie]|aver\\p{L}*|essere (?:vero|tardi|pazz\\p{L}|difficile|dura))|dev['’]essere|non (?:è|sono) (?:obbligatori\\p{L}|necessari\\p{L})|non (?:posso|possiamo|puoi)|non si può (?:negare|dire|avere tutto)|doveva\\p{L}*|poteva\\p{L}*|bisogna|(?:deve|devono) (?:chiamare|telefonare|mandare|comprare|chiedere|parlare|cercare|preparare)",
    ),
    contradiction: words("nessuna contraddizione|non c['’]è contraddizione"),
  },
  unasserted: words(
    "(?:suggerimento|obiezione|alternativa)\\s*:|supponiamo|se (?:si|ci|il|la|lo|le|i|gli|noi|tu|c['’]è|non)|(?:chiede|chiesto|chiedono|sapere|verificare|vedere|capire|so),? (?:\\p{L}+ ){0,2}se|potrebber?o?|potremmo|sarebber?o?|vorrei|vorremmo|dovresti|dovremmo|bisognerebbe|forse|magari|per esempio|ad esempio|immaginiamo|si dice che|pare che|voci|una volta|spero|speriamo|(?:devi|dovete|puoi|potete)|devo|diceva",
  ),
  sections: {
    decision: /^(?:decisioni(?: prese)?|decisione|cosa (?:abbiamo|è stato) deciso|delibere|deliberazioni)$/,
    assumption: /^(?:ipotesi|supposizioni|presupposti)$/,
    constraint: /^(?:vincoli|limiti|regole|requisiti|condizioni|restrizioni|scadenze|obblighi)$/,
    contradiction: /^(?:contraddizioni|incongruenze)$/,
    open: /^(?:domande(?: aperte)?|punti aperti|idee|proposte|da fare|attività|azioni|prossimi passi|ordine del giorno|licenza|fonti|esempi|opzioni|collegamenti|lista della spesa|obiettiv[oi])$/,
    denied: /^(?:vietato|divieti|da non fare|non fare|cosa non fare|fuori ambito|non obiettivi)$/u,
    reasons:
      /^(?:contesto|antefatto|motivazion[ei]|ragioni|giustificazione|conseguenze|implicazioni|vantaggi|svantaggi|vantaggi e svantaggi|perché)$/,
  },
  firstPerson: words("(?:abbiamo|ho) \\p{L}+(?:to|so|lto)|\\p{L}{3,}iamo|ci siamo"),
  spoken: /(?<!\p{L})(?:ehm|cioè,|insomma,|diciamo|boh|tipo,|vabbè)(?!\p{L})/iu,
  votes: votes({
    vote: "mozion[ei]|propost[ae]|vot[oi]|votazion[ei]|unanimità|maggioranza|astenut[oi]|astension[ei]|favorevol[ei]|contrari[oi]?|approvat[oaei]|approva|respint[oaei]|elett[oaie]|assemblea|consiglio|direttivo|comitato|present[ei]|soci|delibera|risultato",
    between: "per|con|gli?|dell[ae]|dei|degli|del|una?|viene|sono|stat[oaie]|che|all|tutti",
    motion: "mozione|propone|proposta|si vota|mette ai voti",
    lost: "respint[oaei]|bocciat[oaei]",
  }),
  minor: minor({
    unnamed:
      "(?<=^\\P{L}{0,4})\\p{L}+[aei]rl[oaie]|quest[oaie](?! (?:anno|stagione|settimana|mese))|quello|ciò|suddett\\p{L}+|la proposta(?! d)|il punto(?! d)",
    routine:
      "verbal[ei]|ordine del giorno|prossim[oa] (?:riunione|volta|seduta|settimana)|rinvi\\p{L}+|rimand\\p{L}+|interromp\\p{L}+|nuov[oi] soc[io]+",
    step: "(?:\\p{L}+ ){0,2}(?:preparare|contattare|provare|discutere|verificare|sentire|redigere|stilare)",
    deadline: "scadenz[ae]|termin[ei] (?:ultimo|per)|deadline",
    aside:
      "se|delibera su\\p{L}*|chied\\p{L}+|l'anno scorso|propone|potrebb\\p{L}+|consegu?enz[ae] di|svantaggi\\p{L}*|(?:scorsa|precedente|ultima) (?:riunione|seduta)|parlamento|senato|camera dei deputati",
  }),
  denial: words("non|mai|nessun[oa]?|niente|senza|contro|respin\\p{L}+"),
  source:
    /(?<!\p{L})(?:secondo|dice|dicono|indica|indicano|riporta|riportano|mostra|segna|parla di)(?!\p{L})/iu,
  turn: /;\s*|,?\s+(?:ma|mentre|invece|però|tuttavia)(?!\p{L})|,\s+(?=secondo|il|la|i|le|\p{Lu})|\s[–—-]\s/giu,
};
