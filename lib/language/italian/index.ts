import type { Language } from "../match/language";
import { wordSet } from "../match/word-set";
import { ITALIAN_ASSIGNMENTS } from "./assignments";
import { ITALIAN_CUES } from "./cues";
import { ITALIAN_GIVEN_NAMES } from "./given-names";
import { ITALIAN_LEARNINGS } from "./learnings";
import { ITALIAN_OCCASIONS } from "./occasions";
import { ITALIAN_ORGANISATIONS } from "./organisations";
import { ITALIAN_RESOLUTIONS } from "./resolutions";
import { ITALIAN_TASK_WORDS } from "./task-words";
import { ITALIAN_OWN_VERBS, VERBS } from "./verbs";
import { ITALIAN_VOCABULARY } from "./vocabulary";

const BODY =
  "(?:l['’]assemblea|il (?:direttivo|consiglio(?: direttivo)?|comitato|gruppo|collegio)|la (?:giunta|riunione|commissione)|i (?:soci|presenti|partecipanti|membri))";

export const ITALIAN: Language = {
  code: "it",
  cues: ITALIAN_CUES,
  vocabulary: ITALIAN_VOCABULARY,
  givenNames: ITALIAN_GIVEN_NAMES,
  taskWords: ITALIAN_TASK_WORDS,
  words: wordSet(
    "il lo la gli le un uno una di del della dello dei delle degli al alla allo ai alle agli da dal dalla dai nel nella nei nelle sul sulla sui e ed o ma non è sono era erano sarà saranno ha hanno con per tra fra che chi cui dove si suo sua suoi loro questo questa questi queste quello come più molto anche già se perché quando tutti tutte essere avere dopo prima",
  ),
  nounFirst: true,
  letters: /[àèìòù]/iu,
  dateWords:
    /(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani)|\d\s(?:gen|feb|mar|apr|mag|giu|lug|ago|sett?|ott|nov|dic)(?!\p{L})/iu,
  until: "entro(?: e non oltre)?(?: il)?|prima del|non oltre il|scadenza:?(?: il)?",
  labels: {
    attendees:
      /^(?:(?:elenco|lista|foglio) (?:dei |degli |delle )?(?:present[ie]|presenze|partecipanti)|partecipano|hanno partecipato|presenze|erano presenti|(?:soci|persone|componenti|membri) presenti|presenti|ci sono|c erano|eravamo|siamo|partecipanti|intervenuti|sono presenti|membri presenti)$/,
    absent: /^(?:assent[ei](?: giustificat[oaie])?|assenti e giustificati|giustificat[oaie])$/,
    people:
      /^(?:vicepresidente|tesorier[ei]|consiglier[ei]|revisor[ei]|redattor[ei]|redattric[ei]|verificator[ei]|verificatric[ei]|moderator[ei]|invitat[ie]|redatto da|destinatari|presiede|presidente|segretari[oa]|verbalizzante|redige|verbalizza|modera|ospit[ei])$/,
    done: /^(?:fatt[oi]|completat[oi]|concluso)$/,
    actions:
      /^(?:(?:azioni|attivita) (?:future|di follow up|di completamento)|(?:prossimi )?passaggi (?:successivi )?(?:suggeriti|consigliati)|attivita (?:individuate|da svolgere|assegnate)|azioni (?:da intraprendere|individuate)|(?:task|compiti|attivita) assegnat[ie]|assegnazione (?:dei )?(?:compiti|task)|prossime (?:attivita|azioni)|azion[ei]|compit[oi]|cosa (?:resta|c e) da fare|attivita|da fare|chi fa (?:che )?cosa|prossimi passi|incarichi|impegni|azioni da fare|cose da fare)$/,
    decisions:
      /^(?:decisioni (?:prese|adottate)|(?:(?:che )?cosa |quello che )?(?:(?:abbiamo|si e|e stato) )?(?:deciso|concordato)|decisioni|delibere|deliberazioni|deliberato|decisione|delibera|si (?:decide|delibera|concorda|e (?:deciso|concordato))(?: di| che)?)$/,
    agenda: /^(?:ordine del giorno|odg|argomenti|programma)$/,
    date: /^(?:data|giorno|riunione del)$/,
    location: /^(?:luogo|sede|sala)$/,
    due: /^(?:scadenza|entro(?: quando)?|termine|(?:per )?quando)$/,
    owner: /^(?:responsabil[ei]|incaricat[oaie]|referent[ei]|chi|assegnat[oa] a|a cura di)$/,
  },
  otherMeeting: /(?:prossim[ao]|precedente|scors[ao]|ultim[ao]) (?:riunione|assemblea|seduta|incontro)/iu,
  approvals:
    /^(?:la (?:mozione|proposta) )?(?:è |viene |è stata )?(?:approvat[oa]|accettat[oa])(?: all['’]unanimità| a maggioranza)?[.!]*$/iu,
  companions:
    /(?:^|[\s(«])(?:con|e|da|a|di|per|secondo|zi[oa]|cugin[oa]|sorella|fratello|nonn[oa]|amic[oa]|collega|vicin[oa]|figli[oa]|moglie|marito|manca|assente|un certo|una certa|don|(?:l['’]|il |lo |la )(?:elettricista|idraulico|muratore|falegname|imbianchino|giardiniere|maestra|maestro|bidella|portiere)|Car[oa]|Ciao|Grazie)\s$/iu,
  shortForms: "salvatore: totò",
  offices: wordSet(
    "consigliere consigliera socio socia associato associata sindaco sindaca vicesindaco revisore muratore idraulico elettricista falegname imbianchino fabbro giardiniere meccanico panettiere macellaio veterinario veterinaria dentista fisioterapista ostetrica farmacista giudice maresciallo brigadiere parroco suora collega vicino vicina geometra ragioniere ragioniera ingegnere dottoressa dottore professoressa professore maestro maestra preside bidello bidella custode portiere inquilino inquilina allenatore allenatrice capitano assessore assessora cantoniere amministratore amministratrice commercialista notaio capocantiere fornitore fornitrice tecnico",
  ),
  noNames: wordSet(
    "li natale gita lei val pasqua roma italia venezia vita fede pace santa san primo secondo libero sera sala sole madonna salute camera cala domenica costanza donna",
  ),
  bodies: String.raw`(?:Associazione|Cooperativa|Fondazione|[Cc]omune|Ministero|Scuola|Liceo|Istituto|Università|[Pp]arrocchia|(?!Galleria|Pizzeria|Segreteria|Batteria|Portineria|Lotteria|Osteria)\p{Lu}\p{Ll}{2,}eria|Federazione|Polisportiva|Circolo|Banca|Cassa|Banda|Agenzia|Ditta|Tipografia|Provincia|Regione|Azienda|[Cc]oro(?= (?:di|del|della) )|Corale|Filarmonica|Gruppo|Comitato|Consorzio|Unione|Lega|Museo|Biblioteca|Teatro|Ospedale|Clinica|Farmacia|Studio|Impresa|Officina|Cantina|Frantoio|Diocesi|Confraternita|Centro (?:sociale|culturale|sportivo)|Asilo|Circolo|Condominio|Pro Loco|Croce)(?:\s\p{L}\p{Ll}+(?:iva|ale|ivo|oria|ria|ca))?`,
  organisations: ITALIAN_ORGANISATIONS,
  institutions:
    "Protezione [Cc]ivile|Camera di [Cc]ommercio|Caritas|Pro Loco(?! (?:di |d['’])?\\p{Lu})|(?<=[Ll]a\\s)Coop(?! \\p{L})|Croce Rossa|Vigili del [Ff]uoco|Guardia di Finanza|Agenzia delle Entrate",
  acts: /^\s(?:ci\s(?:presta|dà|offre|manda|invia|deve|chiede|fornisce|ha|hanno)(?!\p{L})|(?:non\s)?(?:ha|hanno)\s(?:ancora\s)?(?:mandato|inviato|risposto|confermato|pagato|consegnato|concesso|approvato|aumentato|chiamato)(?!\p{L})|può venire(?!\p{L})|conferma il (?:contributo|finanziamento))/iu,
  venues: "sala|parco|teatro|palestra|chiesa|oratorio|castello|rifugio|palazzo|auditorium|stadio",
  address:
    /(?<!\p{L})(?:Via|Viale|Piazza|Corso|Largo)\s(?:(?:della|del|dei|di)\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2},?\s\d{1,3}(?![\d/]|\.\d)/gu,
  titles: wordSet("don donna mons. monsignor maresciallo ispettore ispettrice famiglia zia zio"),
  speakers: {
    notice: /crittografat[ie] end-to-end/iu,
    parent: /^(?:mamma|pap[àa]|madre|padre)(?:\s(?:di|d['’]))?\s?\p{Lu}/iu,
  },
  dealings:
    /(?<!\p{L})(?:(?:l['’]|la |il |una? |alla |dalla |della |all['’]|dall['’]|dell['’]|al |dal |del )(?:impresa|ditta|azienda|agenzia|società|fornitore|assicurazione|tipografia|banca|cooperativa)|servizio di|preventivo d[ia]|(?:showroom|negozio|magazzino)|(?:inviare|mandare|chiedere|ordinare)\s[^.;,]{0,40}(?<!\p{L})(?:a|da)|(?:ordine|fattura|offerta|contratto) (?:a|da|di|con))\s[«"“]?$/iu,
  events:
    /(?<!\p{L})((?:carnevale|palio|trofeo|coppa|campionato|maratona|regata|rassegna|notte|festa|fiera|sagra|festival|mercatino|concerto|torneo|convegno|mostra|salone|gita|giornata|laboratorio|spettacolo|conferenza|corsa)\s(?!prossima|scorsa)(?:(?:del|della|dello|dei|delle|di|d['’])\s?)?\p{L}[\p{L}'’-]+|matrimonio|battesimo|cresima|prova del menù|porte aperte)/iu,
  occasions: ITALIAN_OCCASIONS,
  happens: /\s(?:si (?:terrà|tiene|svolge(?:rà)?|terranno)|avrà luogo|è (?:previst|fissat)[oa])(?=\s)/iu,
  isOn: /\s(?:è|sarà|sono|cade)(?=\s(?:il|dal|l['’])\s?(?:\p{L}+\s)?\d)/iu,
  project: /(?:^|\s)([Pp]rogetto\s[«"“]?\p{Lu}[\p{L}\p{N}-]{2,})/u,
  decisions: [
    /^([^:.?]{8,}?),\s(?:ok\s|tutto\s)?(?:deciso|aggiudicat[oa]|approvat[oa]|d['’]accordo tutti|tutti d['’]accordo)[.!]*$/iu,
    /^([^:.]{2,60}?\s(?:viene|è stat[oa]|sono stat[ie]|vengono|è|sono)\s(?:ri)?(?:elett|confermat|nominat)[oaie]\s[^:.]{4,60})[.]?$/iu,
    /^([^:.]{2,60}?\s(?:si sposta|viene spostat[oa]|è spostat[oa]|slitta|è rinviat[oa]|viene rinviat[oa])\sa[l]?\s?.{3,40})$/iu,
    /(?<!\p{L})((?:[^.:]{3,40}\s)?ci siamo accordati\s.{6,})$/iu,
    /(?:^|:\s)(?:da ora in poi|d['’]ora in poi|d['’]ora in avanti),?\s(.{8,})$/iu,
    /^(.{10,}?)\s?\((?:approvat[oa]\s)?(?:all['’]unanimità|unanime|a maggioranza)(?:[,;][^()]*)?\)[.!]*$/iu,
    /^((?:approvat|confermat|rinviat|accettat)[oaie]\s(?:all['’]unanimità\s)?(?:il|lo|la|l['’]|i|gli|le|un|una)\s?(?!verbale).{6,})$/iu,
    /^((?:il|lo|la|l['’]|le|i)\s?.{3,60}?\s(?:è|viene|resta|rimane|sono|restano)\s(?:fissat[oaie]|confermat[oaie])\s(?:a|al|in|per)\s.{2,60})$/iu,
    /^[\p{L} ,-]{3,30}:\s(?:è stato |abbiamo |si è )?(?:deciso|scelto|confermato|concordato)[:,]?\s(?:di |per )?(.{6,})$/iu,
    /(?:^|[.,;:]\s)(?:restiamo con|teniamo|prendiamo|andiamo con|si va con|rimaniamo (?:con|su))\s(.{6,})$/iu,
    /(?:^|[.,;:–-]\s*)(?:abbiamo|avevamo|si è) (?:(?:poi|quindi|infine|anche)\s)?(?:deciso|concordato|stabilito|scelto|convenuto|optato)(?: di| che| per)?\s(.{6,})$/iu,
    /^(?!.*(?:verbale|ordine del giorno))(?:la|il|lo|l['’]|i|le|gli)\s?\p{L}+(?:\s\p{L}+){0,2}\s((?:approva|respinge|delibera|adotta|sceglie)(?:no)?\s(?!il verbale|l['’]ordine|per|che è).{6,})$/iu,
    /(?<!\p{L})(?:decisione|deciso|concordato|delibera)\s?[:–]\s(.{6,})$/iu,
    /(?:^|:\s)((?:si conferma(?:no)?|vien[ei] confermat[oaie]|vengono confermat[ie])\s(?!il verbale)(?:il|lo|la|i|gli|le|l['’])\s?.{6,}?)[.]?$/iu,
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
  resolutions: ITALIAN_RESOLUTIONS,
  auxiliaries:
    /^(?:deve|dovrà|può|potrà|vuole|vorrebbe|va a|ha|si occupa|si offre|propone)(?:-\p{Ll}+)?\s\p{Ll}/u,
  assignments: ITALIAN_ASSIGNMENTS,
  takes: "se ne (?:occupa|incarica|occuperà)|ci pensa|lo fa",
  infinitive: /^(?:\p{Ll}{2,}(?:[aei]re|[aei]r(?:s[ie]|l[aeio]))|fare|dare|dire|porre)(?=\s)/u,
  orders: wordSet(
    "acquistare affittare aggiungere allegare aprire archiviare assegnare attaccare avvisare avvertire cambiare caricare chiarire chiudere compilare completare concordare consultare convertire convocare copiare correggere creare dare decidere definire dire distribuire eliminare firmare fissare girare incassare inserire installare lavare leggere mettere misurare modificare montare mostrare noleggiare ordinare pagare passare piantare prendere presentare proporre proseguire pubblicare pulire recuperare registrare restituire riparare risolvere rispondere riempire rinnovare rimandare rimuovere saldare scaricare scegliere sistemare smontare sostituire spedire spostare spegnere stendere svuotare tagliare telefonare togliere trovare tradurre vedere vendere versare",
  ),
  clitics: /^(?:mi|ti|ci|vi|gli|l[eaoi])\s/u,
  verbs: VERBS,
  plural: [/no$/u, ""],
  reports: /^\p{L}+\sche\s/iu,
  regular: [
    [/^(\p{L}{2,})isce$/u, "$1ire"],
    [/^(\p{L}{3,})a$/u, "$1are"],
    [/^(\p{L}{3,})e$/u, "$1ere"],
  ],
  speech: wordSet(
    "ferie informa spiega segnala ricorda chiede riferisce illustra ritiene pensa resta rimane sottolinea comunica osserva ringrazia saluta apre lavora abita spera nota precisa interviene dice era una come anche deve viene prende questa sulla della dalla nella sotto sopra oltre mentre vorrebbe consiglia racconta propone propende",
  ),
  reminders: [
    /^(?:p\.?\s?s\.?:?\s)?((?:chiedere|chiamare|comprare|avvisare|inviare|mandare|prenotare|cercare|preparare|verificare|confermare|controllare|portare|ritirare)\s.{6,}?)[\s?.!]*$/iu,
    /^(?:nota per me|promemoria|da ricordare|non dimenticare(?: di)?)\s?[:–-]?\s?(.{6,})$/iu,
    /(?:^|[,;:–-]\s)(?:bisogna|bisognerà|bisognerebbe|occorre|resta da|c['’]è da)(?: ancora| anche)?\s(\p{Ll}{2,}[aei]re?\s.{4,})$/iu,
  ],
  requests: [
    /(?:^|[,;:.]\s)(?:bisognerebbe|servirebbe|sarebbe bene|vorrei|avrei bisogno|occorre) che (?:tu |lei |voi )?(?:mi |ci )?(.{6,}?)[.!]*$/iu,
    /(?:^|[,;:.]\s)(?:dovresti|dovreste|dovrebbe)\s(\p{Ll}+(?:[aei]re?|[aei]r(?:mi|ci|l[aoei]))\s.{4,}?)[.!]*$/iu,
    /(?<!\p{L})(?:mi |ci )?(?:puoi|potresti|può|potrebbe|potete|riesci a|riesce a) (?:(?:per favore|anche|cortesemente|gentilmente),?\s)*(.{6,}?)\s*\?+$/iu,
    /(?:^|[,;:]\s)(?:per favore|ti prego di|vi prego di|la prego di|ti chiedo di|vi chiedo di),?\s+(?!non )(.{6,}?)[.!]*$/iu,
  ],
  objects: [
    ["la", "la|una|l['’]"],
    ["lo", "il|lo|un|l['’]"],
    ["le", "le"],
    ["li", "i|gli"],
  ].map(([ending, article]) => ({
    pattern: new RegExp(String.raw`^(\p{L}{2,}[aei]r)${ending}(?=\s|$)(.*)$`, "iu"),
    thing: new RegExp(
      String.raw`(?<!\p{L})((?:${article})\s?\p{L}+(?:\s(?!e\s|o\s|che\s|per\s|con\s|si\s|è\s|di\s)\p{L}+){0,2})(?=[,.;]|$|\s(?:di|del|della|per|e|che|con)\s)`,
      "giu",
    ),
    title: "$1e $thing$2",
  })),
  duties: [
    /(?:^|[.;:–-]\s)((?:il|lo|la|i|gli|le|l['’])\s?\p{L}[\p{L} ]{2,60}?\s(?:va|vanno|deve essere|devono essere|è da|sono da)\s\p{Ll}+(?:t[oaie]|s[oaie]|are|ere|ire)(?!\p{L}).*)$/iu,
    /(?:^|[.;:–-]\s)((?:il|lo|la|i|gli|le|l['’])\s?\p{L}+)\s[^,.;]{3,40}(,\s(?:va|vanno)\s\p{Ll}+(?:t|s)[oaie](?!\p{L}).*)$/iu,
  ],
  taker:
    /(?:^|,\s)(?:ci pensa|se ne (?:occupa|incarica|occuperà))\s(\p{Lu}[\p{L}’']{1,20}(?:\s\p{Lu}[\p{L}’']+)?)(?=[\s.,;!]|$)/iu,
  firstPerson: {
    lead: /^(?:io|allora io|ok,? io)\s(?!non\s)/iu,
    also: /io(?!\p{L})/u,
    behind: /^io(?!\p{L})/u,
    regular: [/(?:are|ere|ire)$/u, "o"],
    irregular: ITALIAN_OWN_VERBS,
  },
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
