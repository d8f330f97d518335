import type { Language } from "../match/language";
import { wordSet } from "../match/word-set";
import { DUTCH_ASSIGNMENTS } from "./assignments";
import { DUTCH_CUES } from "./cues";
import { DUTCH_GIVEN_NAMES } from "./given-names";
import { DUTCH_LEARNINGS } from "./learnings";
import { DUTCH_OCCASIONS } from "./occasions";
import { DUTCH_ORGANISATIONS } from "./organisations";
import { DUTCH_RESOLUTIONS } from "./resolutions";
import { DUTCH_TASK_WORDS } from "./task-words";
import { DUTCH_VERB_SECOND } from "./verb-second";
import { VERBS } from "./verbs";
import { DUTCH_VOCABULARY } from "./vocabulary";

const BODY =
  "(?:het (?:bestuur|comité|team|dagelijks bestuur|college)|de (?:vergadering|ledenvergadering|raad|ouderraad|commissie|werkgroep|groep|aanwezigen|leden)|we|wij|er)";

export const DUTCH: Language = {
  code: "nl",
  cues: DUTCH_CUES,
  vocabulary: DUTCH_VOCABULARY,
  givenNames: DUTCH_GIVEN_NAMES,
  taskWords: DUTCH_TASK_WORDS,
  words: wordSet(
    "je jij kun kunt graag dank de het een en of maar niet is zijn was waren wordt worden werd werden heeft hebben had van voor vóór naar met op aan bij in uit om te tot over onder door na dat die dit deze als dan er we wij ze zij hij ik jullie ook nog al alleen zeer alle geen zijn haar hun ons onze moet moeten kan kunnen zal zullen wel omdat waar wie wat",
  ),
  letters: /ij|[ëï]/iu,
  dateWords:
    /(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|morgen)|\d\s(?:jan|feb|mrt|apr|jun|jul|aug|sept?|okt|nov|dec)(?!\p{L})/iu,
  until: "v[oó][oó]r|uiterlijk(?: op)?|tot(?: en met)?|ten laatste",
  labels: {
    attendees:
      /^(?:aanwezigheid(?:slijst)?|deelnemerslijst|aanwezig zijn|waren aanwezig|aanwezige (?:bestuurs)?leden|presentie(?:lijst)?|deelnemende leden|aanw|erbij|aanwezig(?:en)?|deelnemers|wel aanwezig|aanwezige leden)$/,
    absent:
      /^(?:niet aanwezig|afwezige (?:bestuurs)?leden|verontschuldigd(?:en)?|afw(?: (?:met|zonder) (?:kennisgeving|bericht))?|afwezig(?:en)?(?: (?:(?:met|zonder) (?:kennisgeving|bericht)|[mz] ?[kb]))?|afgemeld|berichten van verhindering|afmeldingen|verhinderd|met kennisgeving afwezig)$/,
    people:
      /^(?:vice ?voorzitter|penningmeester|kascommissie|moderator|gespreksleiding|verslaggever|(?:verslag|notulen) door|voorzitter|notulist(?:e)?|notulen|verslag|verslaglegging|genodigden|gast|secretaris|gasten|gespreksleider)$/,
    done: /^(?:gedaan|afgerond)$/,
    actions:
      /^(?:vervolgtaken|opvolgtaken|vervolgacties|voorgestelde volgende stappen|taakverdeling|volgende stappen|openstaande (?:acties|punten|taken)|te ondernemen acties|werkverdeling|acties|actiepunt(?:en)?|taak|wat (?:er )?(?:nog )?(?:te doen is|moet gebeuren)|actielijst|taken|wie doet wat|te doen|vervolgstappen|afspraken|actie|actielijst .{2,20}|nog te doen)$/,
    decisions:
      /^(?:besluit|besluiten|beslissing(?:en)?|(?:wat )?(?:we |is |hebben we )*(?:besloten|afgesproken)(?: hebben| is)?|genomen besluiten|er (?:is|wordt) (?:besloten|afgesproken)(?: dat| om)?|(?:besloten|afgesproken) (?:is|wordt)(?: dat| om)?)$/,
    agenda: /^(?:agenda|agendapunten|onderwerpen|programma)$/,
    date: /^(?:datum|dag|vergadering van)$/,
    location: /^(?:locatie|plaats|plek|zaal|vergaderlocatie)$/,
    due: /^(?:deadline|uiterlijk|voor|gereed|(?:voor )?wanneer|termijn|einddatum)$/,
    owner: /^(?:verantwoordelijke?|actiehouder|eigenaar|wie|trekker|toegewezen aan)$/,
  },
  otherMeeting:
    /(?:volgende|vorige|eerstvolgende|laatste) (?:\p{L}*vergadering|overleg|bijeenkomst|bespreking)/iu,
  approvals:
    /^(?:(?:dit|het)(?: voorstel)? |de motie )?(?:is|wordt|werd)?\s?(?:unaniem |zo )?(?:goedgekeurd|akkoord|aangenomen|besloten|vastgesteld)[.!]*$/iu,
  companions:
    /(?:^|[\s(„])(?:met|en|bij|van|voor|aan|vraag|vraagt|afwezig|bel|oom|tante|opa|oma|zus|zusje|broer|broertje|neef|nicht|vriendin|vriend|collega|buurman|buurvrouw|dochter|zoon|Beste|Lieve|Hoi|Hallo|Dag|Bedankt)\s$/iu,
  offices: wordSet(
    "raadslid bestuurslid gedeputeerde loodgieter elektricien timmerman schilder metselaar bakker slager boer boerin dierenarts tandarts huisarts fysio verloskundige apotheker rechter agent brandweerman wethouder gemeenteraadslid dominee pastoor buurman buurvrouw collega baas leverancier huurder huurster beheerder trainer trainster aanvoerder dirigent dirigente juf meester conciërge stagiair stagiaire vrijwilliger vrijwilligster aannemer opzichter notaris makelaar boekhouder boekhoudster heer mevrouw meneer",
  ),
  noNames: wordSet("ander dan van wil door mei kei lente bloem zon ster post"),
  bodies: String.raw`\p{Lu}\p{Ll}*(?:vereniging|stichting|genootschap|initiatief|verbond)|Stichting|Vereniging|Gemeente|Provincie|Waterschap|Universiteit|Hogeschool|[Bb]asisschool|OBS|Rabobank|Drukkerij|Bakkerij|Slagerij|Boekhandel|\p{Lu}\p{Ll}+(?:bedrijf|handel|praktijk|koor|orkest|harmonie|werkplaats)|Huisartsenpraktijk|Parochie|Muziekvereniging|Harmonie|Fanfare|Toneelgroep|Koor|Kerk|Bibliotheek|Museum|Theater|Ziekenhuis|Apotheek|Garage|Kinderdagverblijf|Kwekerij|Architectenbureau|Ingenieursbureau|Adviesbureau|Loodgietersbedrijf|Bouwbedrijf|Aannemersbedrijf|Installatiebedrijf|Woningcorporatie|Woonstichting|Omgevingsdienst|Veiligheidsregio|Waterschap|Hoogheemraadschap|Politie|Scoutinggroep|Coöperatie`,
  organisations: DUTCH_ORGANISATIONS,
  institutions: "Rode Kruis|Leger des Heils|Staatsbosbeheer|Natuurmonumenten",
  acts: /^\s(?:leent|geeft|levert|stuurt|biedt|schenkt|betaalt)\sons(?!\p{L})|^\s(?:heeft|hebben)\s(?:nog\s)?niet\s(?:geantwoord|geleverd|gereageerd|gebeld)/iu,
  titles: wordSet("ds. dominee pastoor zr. fam. familie drs. ir. juf meester oom"),
  speakers: {
    notice: /end-to-end versleuteld|eind-tot-eind/iu,
    parent: /^(?:mama|papa|moeder|vader|mam|pap)(?:\svan)?\s\p{Lu}/iu,
  },
  dealings:
    /(?<!\p{L})(?:(?:de |het |een )?(?:firma|bedrijf|leverancier|aannemer|verzekeraar|drukker|cateraar|bank)|offerte van|(?:bestel|koop|huur)\p{L}*\sbij)\s[„“"]?$/iu,
  events:
    /(?<!\p{L})(\p{L}*(?:feest|markt|toernooi|concert|(?:open|sport|vrijwilligers|familie|thema|studie|bouw|klus)dag|uitje|reis|rommelmarkt|kermis|optocht|beurs|daagse|wandeling|lezing|voorstelling|uitvoering|avond voor \p{L}+|borrel|kamp|workshop))(?![\p{L}-])(?=.{0,40}\d)/iu,
  occasions: DUTCH_OCCASIONS,
  happens:
    /\s(?:vindt|vinden|vond)(?=\s.{0,120}?\splaats(?!\p{L}))|\s(?:wordt|worden)(?=\s.{0,100}?\sgehouden)|\sis(?=\sop\s(?:\p{L}+dag\s)?\d)/iu,
  project: /(?:^|\s)project\s[„"“«‘']?(\p{Lu}[\p{L}\p{N}-]{2,})/u,
  decisions: [
    /^([^:.?]{8,}?),\s(?:is\s)?(?:besloten|afgesproken|iedereen akkoord|allen akkoord|akkoord allen)[.!]*$/iu,
    /^([^:.]{2,60}?\s(?:is|zijn|wordt|worden|werd|werden)\s(?:[^:.]{2,40}\s)?(?:gekozen|herkozen|(?:her)?benoemd)(?:\s[^:.]{4,60})?)[.]?$/iu,
    /^((?!.*(?:notulen|verslag|agenda))[^:.]{4,60}?\s(?:goedgekeurd|aangenomen|vastgesteld))[.]?$/iu,
    /(?:^|[.,;:]\s)((?:ze|hij|zij|de klant|mevrouw|meneer)\s(?:kiest|gaat)\svoor\s.{4,})$/iu,
    /(?:^|:\s)(?:vanaf nu|voortaan)\s(.{8,})$/iu,
    /^(.{10,}?)\s?\((?:unaniem|met algemene stemmen|met meerderheid)(?:[,;][^()]*)?\)[.!]*$/iu,
    /^((?:de|het)\s.{3,60}?\s(?:wordt|is|blijft|worden)\s(?:vastgesteld|bepaald|gesteld) op\s.{2,60})$/iu,
    /(?:^|[.,;:]\s)((?:de|het) \p{L}+ stem(?:t|men) in met .{6,})$/iu,
    /(?:^|[.,;:]\s)(?:we|wij) (?:gaan voor|kiezen voor|nemen|houden het bij|blijven bij)\s(.{6,})$/iu,
    /(?:^|[.,;:]\s)(?:besloten|afgesproken) (?:is|wordt|werd)(?: dat| om)?\s(.{6,})$/iu,
    /(?<!\p{L})(?:we|wij) (?:hebben|hadden) (?:(?:nu|dan|toch|samen)\s)*(?:besloten|afgesproken|gekozen)(?: dat| om| voor)?\s(.{6,})$/iu,
    /^(.{8,}?)[;,.–-]\s*(?:iedereen|allen|alle aanwezigen|de vergadering|men) (?:is |gaat |zijn )?(?:akkoord|mee eens)[.!]*$/iu,
    /(?<!\p{L})(?:besluit|besloten|afgesproken)\s?[:–]\s(.{6,})$/iu,
    /^(?!.*(?:notulen|verslag|agenda))((?:de|het)\s.{3,90}?\s(?:is|zijn|wordt|worden|werd)\s(?:unaniem |met algemene stemmen )?(?:goedgekeurd|aangenomen|vastgesteld|verworpen))/iu,
    new RegExp(
      String.raw`(?<!\p{L})${BODY}\s+(?:besluit|besluiten|besloot|beslist)(?: unaniem| met meerderheid van stemmen)?(?:,? (?:om|dat))? (.{8,})$`,
      "iu",
    ),
    new RegExp(
      String.raw`(?<!\p{L})${BODY}\s+(?:heeft|hebben|is|wordt|werd)\s+(?:unaniem\s+)?(?:besloten|afgesproken)(?:,? (?:om|dat))? (.{8,})$`,
      "iu",
    ),
    new RegExp(
      String.raw`(?<!\p{L})${BODY}\s+keur(?:t|en|de)\s+(?!de notulen|de agenda)(.{6,}\s(?:goed|af))[.!]?$`,
      "iu",
    ),
  ],
  resolutions: DUTCH_RESOLUTIONS,
  auxiliaries: /^(?:moet|zal|gaat|kan|wil|zou|heeft|mag|probeert)\s\p{Ll}/u,
  assignments: DUTCH_ASSIGNMENTS,
  takes: "(?:regelt|doet|pakt) (?:dit|dat|het)(?: op)?|zorgt ervoor",
  infinitive: /^\p{L}.*\s\p{Ll}{2,}en$/u,
  clitics: /^(?:mij|me|jou|ons|hem|haar)\s/u,
  verbs: VERBS,
  reports:
    /^(?:wil|willen|wilde)\s(?:\p{Ll}+\s){0,2}weten(?!\p{L})|^\p{L}+(?:\s\p{L}+){0,2},?\sdat\s|^(?:vraagt|vragen|vroeg(?:en)?)\s(?:zich|of|wat|hoe(?:veel)?|wie|welke?|waarom|wanneer|waar|naar)(?!\p{L})|^(?:stelt|stellen|stelde)\s.*(?<!\p{L})voor(?!\p{L})|^(?:geeft|geven|gaf)\s.*(?<!\p{L})aan(?=$|[.,]|\sdat\s|\s(?:te|niet)\s)/iu,
  futures: [],
  speech: wordSet(""),
  reminders: [
    /^(?:notitie (?:voor|aan) mezelf|niet vergeten(?: om)?|geheugensteuntje)\s?[:–-]?\s?(.{6,})$/iu,
    /(?:^|[,;:–-]\s)(?:we|er) (?:moeten|moet) (?:nog|dringend|snel)\s(.{6,}en)[.!]*$/iu,
  ],
  requests: [
    /(?<!\p{L})(?:kun|kan|kunt|zou|wil|wilt) (?:je|jij|u|jullie) (?:(?:mij|me|ons|alsjeblieft|aub|svp|nog|ook|even|misschien)\s)*(.{6,}?)(?:\swillen)?\?*$/iu,
    /^(?:graag|gelieve)\s+(?!gedaan|tot)(.{6,}?)[.!]*$/iu,
  ],
  duties: [
    /(?:^|[.,;:–-]\s)((?:de|het|een|alle)\s[\p{L} -]{3,60}?\smoet(?:en)?\s(?=.{0,80}?\sworden(?!\p{L})).*)$/iu,
  ],
  taker: /^(?:(?:[Dd]at )?(?:doet|regelt)|[Dd]aar zorgt|[Aa]ctie) (\p{Lu}[\p{L} -]{1,40}?)(?:\svoor)?[.!]*$/u,
  promises: [
    /(?:^|[,;:–-]\s)ik (?:zal|ga|moet) (?:(?:je|jou|u|jullie|nog|ook|dan|zelf|even)\s)*(.{6,}(?:en|an|ien))[.!]*$/iu,
    /(?:^|[,;:–-]\s)ik ((?:zoek|stuur|bel|mail|vraag|regel|bestel|boek|maak|koop|haal|schrijf|reserveer|controleer|zorg)\s.{4,})$/iu,
  ],
  separable: wordSet("aan af bij door in mee na om op over samen terug toe uit voor vast klaar"),
  verbSecond: DUTCH_VERB_SECOND,
  learnings: DUTCH_LEARNINGS,
};
