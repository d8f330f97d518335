import type { Language } from "../match/language";
import { wordSet } from "../match/word-set";
import { VERBS } from "./verbs";

const BODY =
  "(?:het (?:bestuur|comité|team|dagelijks bestuur|college)|de (?:vergadering|ledenvergadering|raad|ouderraad|commissie|werkgroep|groep|aanwezigen|leden)|we|wij|er)";

export const DUTCH: Language = {
  code: "nl",
  words: wordSet(
    "de het een en of maar niet is zijn was waren wordt worden werd werden heeft hebben had van voor vóór naar met op aan bij in uit om te tot over onder door na dat die dit deze als dan er we wij ze zij hij ik jullie ook nog al alleen zeer alle geen zijn haar hun ons onze moet moeten kan kunnen zal zullen wel omdat waar wie wat",
  ),
  letters: /ij|[ëï]/iu,
  dateWords:
    /(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|morgen)/iu,
  until: "v[oó][oó]r|uiterlijk(?: op)?|tot(?: en met)?|ten laatste",
  labels: {
    attendees: /^(?:aanwezig(?:en)?|deelnemers|wel aanwezig|aanwezige leden)$/,
    absent: /^(?:afwezig(?:en)?|afgemeld|afmeldingen|verhinderd|met kennisgeving afwezig)$/,
    people: /^(?:voorzitter|notulist(?:e)?|notulen|secretaris|gasten|gespreksleider)$/,
    actions: /^(?:acties|actiepunten|actielijst|taken|te doen|vervolgstappen|afspraken)$/,
    decisions: /^(?:besluit|besluiten|beslissingen|besloten|genomen besluiten)$/,
    agenda: /^(?:agenda|agendapunten|onderwerpen|programma)$/,
    date: /^(?:datum|dag|vergadering van)$/,
    location: /^(?:locatie|plaats|plek|zaal|vergaderlocatie)$/,
    due: /^(?:deadline|uiterlijk|voor|gereed)$/,
    owner: /^(?:verantwoordelijke?|actiehouder|wie|trekker)$/,
  },
  otherMeeting:
    /(?:volgende|vorige|eerstvolgende|laatste) (?:\p{L}*vergadering|overleg|bijeenkomst|bespreking)/iu,
  decisions: [
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
  commitments: [
    /^(?:zorgt|zorgen|zal zorgen)\s+voor\s+(.+)$/iu,
    /^(?:pakt)\s+(.+)\s+op$/iu,
    /^neemt\s+contact\s+op\s+(met\s.+)$/iu,
    /^(?:zal|moet|gaat|wil|kan)\s+(.+(?:en|an|ien))$/iu,
  ],
  verbs: VERBS,
  futures: [],
  separable: wordSet("aan af bij door in mee na om op over samen terug toe uit voor vast klaar"),
};
