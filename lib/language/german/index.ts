import type { Language } from "../match/language";
import { wordSet } from "../match/word-set";
import { GERMAN_ASSIGNMENTS } from "./assignments";
import { GERMAN_CUES } from "./cues";
import { GERMAN_GIVEN_NAMES } from "./given-names";
import { GERMAN_LEARNINGS } from "./learnings";
import { GERMAN_OCCASIONS } from "./occasions";
import { GERMAN_ORGANISATIONS } from "./organisations";
import { GERMAN_RESOLUTIONS } from "./resolutions";
import { GERMAN_SHORT_FORMS } from "./short-forms";
import { GERMAN_TASK_WORDS } from "./task-words";
import { GERMAN_VERB_SECOND } from "./verb-second";
import { VERBS } from "./verbs";
import { GERMAN_VOCABULARY } from "./vocabulary";

const BODY =
  "(?:der (?:gesamt)?vorstand|die (?:mitglieder|jahreshaupt)?versammlung|der (?:elternbei|stadt|gemeinde|betriebs|auf?sichts)?rat|das (?:gremium|team|komitee|plenum|präsidium)|der ausschuss|die (?:gruppe|runde|anwesenden|mitglieder)|wir|man|es)";

export const GERMAN: Language = {
  code: "de",
  cues: GERMAN_CUES,
  vocabulary: GERMAN_VOCABULARY,
  givenNames: GERMAN_GIVEN_NAMES,
  taskWords: GERMAN_TASK_WORDS,
  words: wordSet(
    "der die das den dem des ein eine einen einem einer und oder aber nicht ist sind war wird werden wurde wurden hat haben hatte zu zum zur im am vom beim auf aus bei bis für mit nach über um unter von vor wegen dass wenn weil sich sie er es wir ihr ich auch noch nur schon sehr als wie alle kein keine sein seine ihre unser unsere dieser diese dieses durch gegen ohne soll sollen kann können muss müssen",
  ),
  nounsHaveCapitals: true,
  adjectives: /(?:e|en|er|es|em)$/,
  letters: /[äöüß]/iu,
  dateWords:
    /(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|nächste)|(?<!\p{L})(?:mo|di|mi|do|fr|sa|so)\.(?=[\s),;]|$)|\d\.?\s?(?:jän|feb|mär|apr|aug|sept?|okt|nov|dez)(?!\p{L})/iu,
  ordinals: {
    before:
      /(?:^\W*|[.!?]\s+|(?<!\p{L})(?:der|die|das|dem|den|des|am|im|zum|zur|vom|beim|bis|ein|eine[nmrs]?|jede[nmrs]?)\s)\d{1,2}$/iu,
    behind: /^\s(?:und|bis|oder|sowie)\s(?:zum\s)?\d/,
  },
  until:
    "bis(?: spätestens)?(?: zum| zur)?|sp[aä]t(?:estens|\\.)(?: am| bis zum)?|vor dem|fällig am|frist:?(?: am| bis)?",
  labels: {
    attendees:
      /^(?:(?:weitere |stimmberechtigte |gewahlte )?(?:anwesende|teilnehmende) (?:vorstands)?(?:mitglieder|personen|rate|gaste)|anwesenheit(?:sliste)?|teilnehmer(?:innen)?liste|waren (?:da|dabei|anwesend)|anw|anwesende?|anwesende mitglieder|anwesend sind|anwesend waren|da|da waren|dabei|mit dabei|tn|es (?:nehmen|nahmen) teil|es (?:waren|sind) (?:anwesend|dabei)|am tisch|runde|teilnehmende|teilnehmer ?(?:innen|in)?|teilnehmer und teilnehmerinnen)$/,
    absent:
      /^(?:(?:abwesende|entschuldigte|fehlende|unentschuldigte) (?:vorstands)?(?:mitglieder|personen|rate|gaste)|entsch|abw|(?:un)?entschuldigt(?: abwesend| fehl(?:t|en|end|te|ten))?|abwesende?|fehl(?:t|en|te|ten)|es fehl(?:en|ten|te|t)(?: (?:un)?entschuldigt)?|nicht anwesend|verhindert)$/,
    people:
      /^(?:(?:\d )?(?:stv |stellvertretende[rn]? )?vorsitzende[rn]?|stellvertretung|kassenwart(?:in)?|kassierer(?:in)?|schatzmeister(?:in)?|beisitzer(?:innen|in)?|kassenpruf(?:er(?:innen|in)?|ung)|wahlleitung|wahlleiter(?:in)?|(?:gewahlte|kooptierte|stimmberechtigte) mitglieder|redeleitung|(?:sitzungs|versammlungs)leiter(?:in)?|moderator(?:in)?|protokoll(?:fuhrer(?:in)?| von)|gast|weitere gaste|vorsitz|leitung|sitzungsleitung|versammlungsleitung|protokollfuhrung|protokollant(?:in)?|protokoll|schriftfuhrer(?:in)?|schriftfuhrung|moderation|gaste|verteiler)$/,
    actions:
      /^(?:folgeaufgaben|nachverfolgungsaufgaben|(?:empfohlene|vorgeschlagene) nachste schritte|(?:weiter )?offene (?:aufgaben|punkte|to ?dos)|(?:nachste|neue) aufgaben|aufgabenverteilung|arbeitspakete|hausaufgaben|aufgaben (?:bis|fur) .{2,30}|bis zu[mr] nachsten (?:mal|treffen|sitzung)|aufgaben?(?:liste)?|was (?:noch )?(?:zu tun|offen) ist|(?:arbeits)?auftrag|to dos? liste|massnahmen|wer kummert sich (?:um was|worum)|wer macht was|wer was(?: bis wann)?|nachste schritte|zu erledigen|offene aufgaben|aktionspunkte|arbeitsauftrage|auftrage)$/,
    decisions:
      /^(?:beschluss|beschlusse|beschlussfassung|entscheidung|entscheidungen|(?:das )?(?:haben wir |wurde |was wir |wir haben )?(?:beschlossen|entschieden|vereinbart)(?: haben| wurde)?|festlegungen?|es (?:wird|wurde) (?:beschlossen|entschieden|vereinbart)(?: dass)?)$/,
    agenda: /^(?:tagesordnung|themen|ablauf|programm)$/,
    date: /^(?:datum|termin|tag|sitzung vom|sitzung am)$/,
    location: /^(?:ort|raum|treffpunkt|sitzungsort)$/,
    done: /^erledigt$/,
    title: /^betreff$/,
    due: /^(?:bis|bis wann|wann|frist|frist bis|fallig(?:keit)?|fallig (?:am|bis|zum)|termin bis)$/,
    owner: /^(?:wer|verantwortlich(?:e[rn]?)?|verantwortung|zustandig(?:e[rn]?|keit)?|zugewiesen an)$/,
  },
  otherMeeting:
    /\b(?:n(?:ä|ae)chste[rns]?|letzte[rn]?|vorige[rn]?|kommende[rn]?) (?:\p{L}*(?:sitzung|versammlung|treffen|besprechung|termin|runde))/iu,
  approvals:
    /^(?:(?:der|die|das) \p{L}+ (?:nimmt|nahm) (?:den|diesen) antrag (?:.{0,60} )?an|(?:der|die|das) \p{L}+ stimmt(?:e|en)? (?:dem|diesem) antrag (?:.{0,60} )?zu|das (?:haben|hat) .{2,60}? (?:so |gemeinsam )?(?:entschieden|beschlossen|vereinbart|abgemacht|ausgemacht)(?:,.*)?|(?:(?:das|dies|so|(?:der|dieser) (?:\p{L}+ )?antrag) )?(?:wird|wurde|ist)?\s?(?:so |auch |damit |somit )?(?:einstimmig |mehrheitlich |(?:bei|mit) .{3,40} )?(?:von (?:der|dem|allen) \p{L}+ )?(?:einstimmig |mehrheitlich )?(?:beschlossen|angenommen|genehmigt|entschieden)(?: worden)?)[.!]*$/iu,
  companions:
    /(?:^|[\s(„])(?:meine?[mrn]?|unsere?[mrn]?|deine?|seine?|ihre?)?\s?(?:mit|und|bei|von|für|an|fehlt|fragt|frage|bitte|ruft|Onkel|Tante|Opa|Oma|Schwester|Bruder|Cousin|Cousine|Freundin|Freund|Kollegin|Kollege|Nachbarin|Nachbar|Chefin|Chef|Tochter|Sohn|Liebe[rs]?|Hallo|Danke|Hi)\s$/u,
  shortForms: GERMAN_SHORT_FORMS,
  offices: wordSet(
    "gemeindevertreter gemeindevertreterin ratsherr ratsfrau ratsmitglied ratsvorsitzender ratsvorsitzende stadtverordneter stadtverordnete ausschussvorsitzender ausschussvorsitzende ortsbürgermeister ortsbürgermeisterin beigeordneter beigeordnete kreisrat kreisrätin bezirksrat bezirksrätin vereinsmitglied vorstandsmitglied gemeinderatsmitglied kollege kollegin nachbar nachbarin schwager schwägerin neffe nichte cousin cousine handwerker hausarzt anwalt anwältin obmann obfrau obmannstv kassier kassierin säckelmeister polier geselle gesellin azubi lehrling praktikant praktikantin pastorin vikarin diakonin zeugwart kapellmeister kommandant kommandantin hauptmann oberst wehrführer zugführer gruppenführer jugendreferent jugendreferentin kollege kollegin kolleginnen nachbar nachbarin tierarzt tierärztin zahnarzt zahnärztin hausarzt hausärztin dirigent dirigentin ammann gemeindeammann stadtrat stadträtin gemeinderat gemeinderätin bürgermeister altbürgermeister vizebürgermeister ortsvorsteher ortsvorsteherin hauswart abwart monteur elektriker installateur schreiner tischler dachdecker klempner hebamme pfleger pflegerin schulleiter schulleiterin rektorin direktor direktorin oberarzt oberärztin trainer trainerin jugendwart spielführer kapitän steuermann revisor revisorin aktuar aktuarin präsident präsidentin vizepräsident vizepräsidentin chef chefin wirtin vermieter vermieterin mieter mieterin verwalter verwalterin makler maklerin notarin anwalt anwältin richter richterin kommissar kommissarin wachtmeister sachbearbeiterin mesnerin küsterin kantorin organistin solist solistin sopranistin regisseur regisseurin fotograf fotografin grafiker grafikerin bäuerin landwirt landwirtin imker imkerin förster försterin jäger kursleiter kursleiterin",
  ),
  noNames: wordSet(
    "nur löwen brett tor art norm säge hoi mark tage ole öle mai märt kai lage karte lila gala gene alter anker leben liebe ehre segen gnade sonne perle bus bahn lauf rest gast eis mandel post dom mal male pan ring rock jura morgen abend vater mutter oma opa mama papa rand bass adel salon land bach berg kater katze radio erde hanf saft kraft stern ende winter sommer fest heide linde rose nelke pate paten engel bauer wolf",
  ),
  articles: /(?<!\p{L})(?:der|die|den|dem|vom|beim|zum|am|(?:mit|bei|von|für|zu) (?:der|dem|den))\s$/iu,
  bodies: String.raw`\p{Lu}\p{Ll}*(?:verein|verband|genossenschaft|initiative|stiftung|verbund|sportbund|jugendring|ausschuss der)|\p{Lu}\p{Ll}+(?:praxis|kanzlei|apotheke|bäckerei|metzgerei|gärtnerei|brauerei|schreinerei|druckerei|werkstatt|handlung|baumschule|verlag|werke|klinik|labor|amt)|Verein|Verband|Bundesanstalt|Landesanstalt|Bundesministerium|Ministerium|Landratsamt|Handwerkskammer|Ärztekammer|Bezirksregierung|Stadt|Gemeinde|Landkreis|Kreis|Stadtwerke|Bundesamt|Landesamt|Sparkasse|Volksbank|Raiffeisenbank|Kita|Kindergarten|Kindertagesstätte|Grundschule|Realschule|Gesamtschule|Musikschule|Volkshochschule|Universität|Hochschule|Klinikum|\p{Lu}\p{Ll}+gemeinde|Pfarrei|(?<=(?:[Dd]ie|[Dd]er|[Zz]ur)\s)Tafel(?! Scho)|Freundeskreis|Förderkreis|Ortsgruppe|Freiwillige Feuerwehr|(?:\p{Lu}\p{Ll}+)?[Bb]üro|Kanzlei|Labor(?: Dr\.)?|\p{Lu}?\p{Ll}*[Hh]ütte|NABU|BUND|DLRG|AWO|DRK|Physiotherapie|Ergotherapie|Logopädie|Podologie|Zahnarztpraxis|Tierarztpraxis|Hausarztpraxis|Praxis(?= Dr\.)|Autohaus|Fahrschule|Tanzschule|Reitschule|Reiterhof|Kreissparkasse|Stadtsparkasse|Stadtbücherei|Stadtbibliothek|Stadtarchiv|Stadttheater|Staatstheater|Landestheater|Musikverein|Gesangverein|Sportverein|Turnverein|Schützenverein|Heimatverein|Kulturverein|Förderverein|Imkerverein|Posaunenchor|Kammerchor|Kirchenchor|Spedition|Steuerberatung|Steuerkanzlei|Ingenieurbüro|Architekturbüro|Planungsbüro|Malerbetrieb|Gartenbau|Forstamt|Wasserverband|Zweckverband|Kreisverband|Landesverband|Bundesverband|Ortsverband|Pfarramt|Kirchengemeinde|Evangelische Kirchengemeinde|Katholische Pfarrgemeinde|Diakonie(?:station|werk)?|Tierheim|Jugendherberge|Kinderhospiz|Hospiz|Seniorenheim|Altenheim|Pflegeheim|Schullandheim|Wohnungsgenossenschaft|Energieversorger|Weingut|Obsthof|Biohof|Tischlerei|Zimmerei|Metallbau|Dachdeckerei|Elektro(?!\w)|Sanitär(?! Anlagen)|Hausverwaltung|Hochschule für|Agentur|Institut für|Verlag`,
  namedBody:
    /(?<=[\p{L},(]\s)\p{Lu}\p{Ll}{3,}(?:isch|lich)e[nmrs]?\s\p{Lu}\p{Ll}*(?:amt|stelle|anstalt|werke?|verein|verband|bund|kammer|gericht|gemeinde|ministerium|akademie|institut|gesellschaft|stiftung|kasse)(?:e?s)?(?!\p{L})/gu,
  organisations: GERMAN_ORGANISATIONS,
  institutions:
    "\\p{Lu}[\\p{L}-]{1,60}-(?:Stiftung|Klinik|Genossenschaft)|Deutsches Rotes Kreuz|Rotes? Kreuz|Technisches Hilfswerk|Agentur für Arbeit|Deutsche Post|(?:Bundesanstalt|Landesanstalt|Bundesamt|Landesamt) für \\p{Lu}\\p{L}+(?: und \\p{Lu}\\p{L}+)?|(?:Grünflächen|Garten|Bau|Bauordnungs|Ordnungs|Gesundheits|Jugend|Sozial|Umwelt|Veterinär|Forst|Kultur|Sport|Schul|Tiefbau|Liegenschafts|Finanz|Standes|Einwohnermelde|Wasserwirtschafts|Denkmal|Arbeits|Land|Kataster|Straßenverkehrs|Hochbau|Stadtplanungs)amt|KfW|TÜV|DGUV|IHK",
  acts: /^\s(?:leiht|schenkt|spendet|liefert|bietet|schickt|stellt|zahlt|erstattet|vermietet|verlangt)\suns(?!\p{L})|^\s(?:hat|haben)\s(?:sich\s)?(?:noch\s)?nicht\s(?:geantwortet|geliefert|gemeldet|zurückgerufen|reagiert)/iu,
  address:
    /(?<!\p{L})\p{Lu}[\p{L}-]{0,60}(?:straße|strasse|str\.|weg|gasse|allee|platz|ufer|damm)\s\d{1,3}\s?[a-z]?(?![\p{L}\d])/gu,
  house:
    /(?<=\d\sUhr,?\s(?:im\s|in der\s)?)\p{Lu}\p{Ll}+(?:heim|haus|halle|saal|kirche|schule|hütte|zentrum)(?![\p{L}-])/gu,
  titles: wordSet(
    "RA RAin StB DI gfGR fam. kdt. pfr. pfrn. arch. hofr. dipl-ing. familie ehepaar hofrat hofrätin pastorin pfarrerin pastor dekan kaplan diakon gräfin freifrau kommissar kommissarin",
  ),
  speakers: {
    notice: /ende-zu-ende-verschlüsselt/iu,
    parent: /^(?:mama|papa|mutti|vati|mutter|vater)(?:\s(?:von|v\.))?\s\p{Lu}/iu,
  },
  dealings:
    /(?:(?<!\p{L})(?:Firma|Fa\.|Firmen)|(?<!\p{L})(?:Angebote?|Rechnung(?:en)?|Lieferung(?:en)?|Essen|Vertrag|Antwort|Beschwerden?|Ware|Material|Muster|Karten) (?:von|bei|mit|der)(?: der)?|\b(?:bestell|kauf|miet|beauftrag)\p{L}*\s(?:bei|von)(?: der)?)\s[„“"]?$/iu,
  events:
    /(?<!\p{L})(\p{Lu}\p{Ll}*(?:fest|feier|flohmarkt|markt|umzug|lauf|turnier|konzert|ausflug|fahrt|messe|tagung|kongress|basar|sommerakademie|richtfest|lesung|workshop|seminar|vortragsabend|premiere|vernissage|einweihung|gemeindefest|weihnachtsfeier|versteigerung|flohmarkt|bazar|klassenfahrt|skifreizeit|freizeit|theaterabend|spieleabend|quizabend|filmabend|sommernacht|(?:aktions|info|projekt|wander|familien|kinder|sport|studien|apfel|schnupper|thementag|fach)tag|jubiläum|ausstellung|wanderung|regatta|woche der \p{Lu}\p{Ll}+|tag der offenen tür)|(?:Tag|Nacht|Lange Nacht|Woche) de[rs] \p{L}+(?: \p{Lu}\p{Ll}+)?|(?:Fest|Martins|Faschings|Karnevals|Fackel|Laternen)zug|Hochzeit|Taufe|Konfirmation)(?![\p{L}-])/u,
  occasions: GERMAN_OCCASIONS,
  happens:
    /\s(?:findet|fand|finden)(?=\s.{0,120}?\sstatt(?!\p{L}))|\s(?:wird|wurde)(?=\s.{0,100}?\s(?:veranstaltet|abgehalten))|\s(?:beginnt|startet)(?=\sam\s\d)/iu,
  isOn: /\s(?:ist|sind|war|wäre|steigt|geht)(?:\s(?:heuer|wieder|dieses Jahr|jetzt|dann))?(?=\s(?:am|vom|ab)\s(?:\p{L}+,?\s(?:den\s)?)?\d)/iu,
  project:
    /(?:^|\s)(?:[Pp]rojekts?|[Vv]orhabens?)\s[„"“«]?(?!(?:Leit|Plan|Team|Büro|Status|Grupp|Woche|Mitglied|Ende|Beginn|Start|Ziel|Kosten|Stand|Partner))(\p{Lu}[\p{L}\p{N}-]{2,}(?:\s\p{Lu}[\p{L}\p{N}-]+)?)[“"”»]?/u,
  decisions: [
    /^([^:.?]{8,}?),\s(?:ist\s|so\s)?(?:beschlossen|abgemacht|vereinbart|alle einverstanden|alle dafür)[.!]*$/iu,
    /^((?:\p{L}+\s?:\s)?[^:.]{2,60}?\s(?:wurden?|wird|werden|ist|sind)\s(?:[^:.]{2,40}\s)?(?:wieder|neu)?gewählt(?:\s\([^()]*\))?)(?=[,.;]|$)/iu,
    /(?<!\p{L})(wir bleiben bei(?:m)?\s[^,;]{3,})/iu,
    /(?<!\p{L})(wir (?:haben|hatten) uns (?:für|gegen)\s[^,;]{3,60}?\s(?:entschieden|ausgesprochen))/iu,
    /^(.{12,}?),?\s(?:so|wie folgt)\s(?:beschlossen|entschieden|vereinbart)(?!\p{L})/iu,
    /(?<!\p{L})(?:hat|haben|hatten)\ssich\s(?:\p{L}+\s){0,3}?(?:darauf\s|auf\s(?=den|die|das|ein))geeinigt,?\s*(?:dass\s|:\s)(.{8,})$/iu,
    /(?<!\p{L})(?:ergebnis|fazit)\s?[:–]\s(?!offen|keine?s?(?!\p{L})|siehe|unklar)(\p{L}.{8,})$/iu,
    /^((?:wieder)?gewählt (?:wurden?|ist|sind) .{4,})$/iu,
    /^((?:zu[mr]) .{4,60}? (?:wurden?|ist|sind) .{3,60}? (?:wieder)?gewählt)/iu,
    /^(.{10,}?)\s?\((?:einstimmig|mehrheitlich)(?:[,;\s][^()]*)?\)[.!]*$/iu,
    /(?:^|:\s)((?!.*(?:hat|haben|ist|sind) )[^:.]{3,60}?\s(?:ab jetzt|ab sofort|von nun an)\s.{6,})$/iu,
    /^(?:einstimmig |mehrheitlich )?(?:beschlossen|vereinbart|entschieden) (?:wurde|wird|ist|haben wir)(?: \p{L}+){0,1}?[:,]?\s(?:dass\s(?!nichts)(?=.{8})|(?=(?:der|die|das|den|ein|eine|einen)\s))(.{8,})$/iu,
    /^((?:der|die|das)\s.{3,80}?\s(?:wird|wurde|werden|wurden) (?:auf|mit|bei) .{2,40}? (?:fest(?:gesetzt|gelegt)|beschlossen))/iu,
    /(?:fest steht|es steht(?: \p{L}+)? fest|ausgemacht ist|klar ist)(?: (?:jetzt|nun|damit|also|somit))?,? dass\s(.{8,})$/iu,
    /(?<!\p{L})es bleibt (?:(?:also|nun|vorerst|dabei|weiterhin)[:,]?\s)*(bei(?:m)?\s.{4,})$/iu,
    /(?<!\p{L})wir (?:haben|hatten) uns (?:(?:jetzt|nun|dann|dazu|dafür|gemeinsam|heute|doch)\s)*entschieden,\s+(.{6,})$/iu,
    /^[\p{L} ,-]{3,30}:\s(?:ist |wird |wurde )?(?:beschlossen|entschieden|vereinbart)(?: ist| wurde)?[:,]?\s(.{6,})$/iu,
    /(?:^|[.,;:]\s)(?:nach .{2,60}\s)?(?:beschlie(?:ß|ss)t|beschloss|entscheidet|vereinbart) (?:der|die|das) \p{L}+(?:\s(?:einstimmig|mehrheitlich|daher|außerdem))*,?\s+(?:dass\s)?(.{8,})$/iu,
    /^(?!.*(?:protokoll|tagesordnung))der antrag, (.{8,140}?),?\s(?:wird|wurde|ist)\s(?:\p{L}+\s){0,5}(?:angenommen|beschlossen|genehmigt|abgelehnt)/iu,
    /(?<!\p{L})wir (?:haben|hatten) uns (?:(?:jetzt|nun|dann|gemeinsam|heute|gestern|schließlich|doch)\s)*((?:für|gegen) .{3,}?)\s(?:entschieden|ausgesprochen)/iu,
    /(?<!\p{L})(?:wir|der vorstand|das team) (?:haben|hat) (?:(?:jetzt|nun|heute|gestern)\s)*(?:beschlossen|entschieden|vereinbart|abgemacht),?\s+(?:dass\s)?(.{8,})$/iu,
    /(?:^|[.!]\s)(?!(?:das|dies|es|so)\s)(.{10,}?)[,!.:–-]*\s(?:wurde|wird|so|ist)\s(?:so |einstimmig |auch |hiermit )*(?:beschlossen|entschieden|vereinbart|abgemacht)[.!]*$/iu,
    /(?<!\p{L})(?:beschluss|beschlossen|entscheidung|vereinbart)(?: (?:nr\.? )?\d[\d./-]*)?\s?[:–]\s(?!keine)(.{6,})$/iu,
    /(?<!\p{L})wir (?:nehmen|bleiben bei|setzen auf|entscheiden uns für|gehen mit)\s(.{6,})$/iu,
    new RegExp(
      String.raw`(?<!\p{L})${BODY}\s+(?:beschlie(?:ß|ss)t|beschloss|beschlossen|entscheidet|entschied|vereinbart|vereinbarte)(?:\s+(?:einstimmig|mehrheitlich|daher|außerdem|ferner))*(?:,\s+dass|,|:)?\s+(.{8,})$`,
      "iu",
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:${BODY}\s+(?:hat|haben|wird|wurde)|es (?:wird|wurde))\s+(?:einstimmig\s+|mehrheitlich\s+)?(?:beschlossen|entschieden|vereinbart)(?:,\s+dass|,|:)?\s+(.{8,})$`,
      "iu",
    ),
    /^(?!.*(?:protokoll|tagesordnung))(?:der antrag|die satzung|der haushalt|der beitrag|das budget)\b.{0,90}\s(?:wird|wurde|ist)\s(?:einstimmig\s|mehrheitlich\s)?(?:angenommen|abgelehnt|beschlossen|genehmigt|verabschiedet)/iu,
  ],
  resolutions: GERMAN_RESOLUTIONS,
  auxiliaries:
    /^(?:muss|soll|sollte|will|möchte|kann|könnte|darf|wird|würde|hat|hatte|ist (?:noch )?(?:dran|zuständig|dafür))\s\p{Ll}/u,
  assignments: GERMAN_ASSIGNMENTS,
  takes: "kümmert sich(?: darum)?|macht (?:das|es)|übernimmt(?: das| es)?|erledigt (?:das|es)",
  infinitive: /^\p{L}.*\s\p{Ll}{2,}(?:en|ern|eln)$/u,
  clitics: /^(?:mir|dir|uns|ihm|ihr|ihnen)\s/u,
  verbs: VERBS,
  reports:
    /^\p{L}+(?:\s\p{L}+){0,2},?\sdass\s|^stellt (?:sich (?:\p{L}+ ){0,2}(?:zur|als)|\p{L}*(?: ?\p{L}+){0,3} ?zur (?:diskussion|debatte|wahl))(?!\p{L})|^(?:gibt|geben|gab(?:en)?) zu bedenken(?!\p{L})|^(?:schlägt|schlagen|schlug(?:en)?) vor(?!\p{L})/iu,
  futures: [],
  regular: [
    [/^(\p{L}+[dt])et$/u, "$1en"],
    [/^(\p{L}+(?:el|er))t$/u, "$1n"],
    [/^(\p{L}{2,})t$/u, "$1en"],
  ],
  speech: wordSet(
    "sagt meint findet fragt berichtet erklärt erläutert betont bemerkt ergänzt erwähnt weist merkt begrüßt dankt stimmt bleibt geht kommt steht liegt hat ist wird heißt gehört wohnt arbeitet fehlt weiß glaubt denkt hofft freut bittet bedankt wünscht wundert beklagt stellt eröffnet schließt leitet vertritt unterstützt möchte sieht hält führt seit mit nicht erst fast oft selbst jetzt dort halt laut sonst",
  ),
  reminders: [
    /^(?:notiz|merkzettel|memo) an mich(?: selbst)?\s?[:–-]\s?(.{6,})$/iu,
    /^(?:nicht vergessen|noch zu tun|ich darf nicht vergessen)\s?[:,–-]\s?(.{6,})$/iu,
    /(?:^|[,;]\s)(?:man|wir) (?:muss|müssen|müsste|müssten|sollte|sollten) (?:noch|unbedingt|dringend|bald)\s(.{6,}en)[.!]*$/iu,
  ],
  requests: [
    /(?<!\p{L})(?:kannst|könntest|würdest|magst) du (?:mir |uns |ihm |ihr |ihnen )?(?:(?:bitte|noch|mal|kurz|auch|vielleicht|dann|eventuell)\s)*(.{6,}?)\?*$/iu,
    /(?<!\p{L})(?:können|könnten|würden) (?:sie|wir dich bitten) (?:mir |uns )?(?:(?:bitte|noch|mal|kurz|auch|vielleicht|dann|eventuell)\s)*(.{6,}?)\?*$/iu,
    /^(?:bitte|und bitte)\s+(?!nicht|beachten|um|wenden)(.{6,}?(?:en|ern|eln))(?:\s(?:bis|vor|spätestens)\s.*)?[.!]*$/iu,
    /^(?:ich|wir) (?:bitte|bitten) (?:dich|sie|euch)(?: darum)?,\s(.{6,}?)[.!]*$/iu,
  ],
  objects: [
    {
      // Not "das Tor reparieren", which names it.
      pattern:
        /^(?:[Dd]as|[Ee]s|[Dd]ies|[Ss]ie|[Ii]hn)\s(?!\p{Lu}|(?:der|die|das|ein|eine)\s)(.*\p{L}(?:en|ern|eln))$/u,
      thing:
        /(?:^|[.!?]\s+|\n\s*)((?:(?:Der|Die|Das|Den)\s)?\p{Lu}[\p{L}-]{3,}(?=\s(?:war|ist|wird|wurde|muss|fehlt|steht|läuft|sind|waren|müssen)\s))/gu,
      title: "$thing $1",
    },
  ],
  duties: [
    /(?:^|[.,;:–-]\s)((?:der|die|das|ein|eine|alle)\s[\p{L} -]{3,60}?\s(?:(?:ist|sind)\s(?=.{0,80}?(?:\szu\s\p{Ll}+en|\p{Ll}+zu\p{Ll}+en)(?!\p{L}))|(?:muss|müssen|soll|sollen)\s(?=.{0,80}?\swerden(?!\p{L}))).*)$/iu,
  ],
  taker:
    /^(?:(?:[Dd]as|Dies) )?(?:übernimmt|macht|erledigt|regelt) (\p{Lu}[\p{L} -]{1,40}?)[.!]*$|^(?:[Dd]arum |Hierum )?kümmert sich (\p{Lu}[\p{L} -]{1,40}?)[.!]*$/u,
  promises: [
    /^((?:den|die|das|dem|eine?n?)\s.{4,60}?\s)((?:stelle|schreibe|mache|schicke|bestelle|besorge|kläre|übernehme|frage|reiche|buche|kaufe|organisiere|rufe|prüfe|erledige|melde|bringe|hole))\sich(?!\p{L})/iu,
    /(?:^|[.,;–-]\s|\bund )ich kümmere mich\s+(?:dann |noch |gerne? )?((?:um|darum)\s.{4,})$/iu,
    /(?:^|[,;–-]\s)ich (?:werde|muss|soll) (?:(?:dann|noch|auch|mich|dir|ihnen|euch)\s)*(.{6,}en)[.!]*$/iu,
    /(?:^|[,;–-]\s)ich ((?:schicke|sende|schreibe|rufe|bestelle|besorge|buche|hole|frage|kläre|prüfe|erstelle|reserviere|bringe|organisiere|mache|melde|überweise|kaufe)\s.{4,})$/iu,
  ],
  separable: wordSet(
    "ab an auf aus bei bereit durch ein fertig fest her heraus hin mit nach um vor weiter zu zurück zusammen",
  ),
  verbSecond: GERMAN_VERB_SECOND,
  learnings: GERMAN_LEARNINGS,
};
