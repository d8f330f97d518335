import { type LearningWords, label, leads, minor, phrases, votes, words } from "../match/learnings";
import { DUTCH_GRAMMAR } from "./grammar";

const SETTLED =
  "(?:besloten|afgesproken|goedgekeurd|afgewezen|aangenomen|vastgesteld|uitgesteld|verworpen|geschrapt|gekozen|afgelast|verplaatst|verhoogd|verlaagd)";
/** "The chosen gateway": before a noun the participle says which one. */
const AT_THE_END =
  "(?= *(?:$|[.,;:()–—-])| (?:om|dat|door|met|op|in|voor|van|te|per|als|tot|tijdens|onder|tegen|is|wordt|werd|en)(?!\\p{L}))";
/** In the present, how something works: "invalid tickets are rejected by the reader"; minutes write of votes in it as well. */
const DESCRIBED =
  "(?<!(?:voorstel|motie|besluit|unaniem|meerderheid|(?<!\\p{L})(?:als|tot) )[^.;]{0,140})(?:wordt|worden) (?![^.;]{0,140}(?:voorstel|unaniem|stemmen|meerderheid|commissie|(?<!\\p{L})(?:als|tot) ))[^.;]{0,140}(?:gekozen|afgewezen)";
const NUMBER = "(?:\\d[\\d.,]*|één|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|twintig|zestig)";

/** Others: "the countries that have decided", "people decide", and "because it was dropped". */
const OTHERS =
  "(?:die|wie) (?:\\p{L}+ ){0,6}(?:heeft|hebben|had|hadden) (?:besloten|gekozen)|(?:die|wie) (?:\\p{L}+ ){0,6}(?:besloten|gekozen) (?:heeft|hebben|had|hadden)|(?:iemand|mensen|veel mensen|men) (?:\\p{L}+ ){0,3}(?:beslis|besl[uo]it|besloot|kies|koos)\\p{L}*";

export const DUTCH_LEARNINGS: LearningWords = {
  grammar: DUTCH_GRAMMAR,
  patterns: {
    decision: [
      label("besluit(?:en)?|besloten|beslissing|afgesproken|afspraak"),
      ...leads(
        [
          0.92,
          "(?:heeft|hebben|heb|is|wordt|werd) (?:\\p{L}+ ){0,2}(?:besloten|afgesproken|beslist)(?: om| dat|,|:)?",
        ],
        [0.85, "^\\P{L}{0,4}(?:besloten|afgesproken) (?:om|dat)"],
        [0.92, "(?:besluit|besluiten|beslist) (?:unaniem |met algemene stemmen )?(?:om|dat|tot)"],
      ),
      ...phrases(
        [
          0.9,
          "(?:besloten|afgesproken) (?:is|wordt|werd) (?:om|dat)|(?:besluit|besluiten) (?:we|wij) (?:[^.;]{0,90} )?om",
        ],
        [
          0.88,
          "(?:besluit|besluiten) (?!niet(?:s)? )[^.;]{3,120} te \\p{L}+n|blij(?:ft|ven) (?:\\p{L}+ )?gehandhaafd",
        ],
        [
          0.86,
          "(?:gaat|gaan) (?:\\p{L}+ ){0,2}akkoord met (?:het|de|een)|(?:wordt|worden) niet (?:meer |langer )?(?:vergoed|betaald|verlengd|voortgezet|ondersteund)",
        ],
        [
          0.9,
          `(?:heb|hebben|heeft) .{2,140}(?:${SETTLED}|gekozen)|(?:heb|hebben|heeft) (?:\\p{L}+ )?gekozen voor`,
        ],
        [0.88, `(?:is|zijn|wordt|worden|werd|werden) (?:.{2,100} )?${SETTLED}${AT_THE_END}`],
        [0.85, "met algemene stemmen|met \\d+ (?:stemmen )?tegen \\d+"],
        [
          0.78,
          "(?:we|wij) (?:houden|kiezen voor|stoppen met|schrappen|blijven bij|gaan voor|stappen over op|gaan door met|verlengen|zeggen .{3,40} op)|het blijft bij",
        ],
      ),
      ...phrases(
        [0.78, "uiteindelijk (?:nemen|gaan|kiezen|doen|laten) we"],
        [0.78, "(?:vanaf nu|voortaan) \\p{L}+ we"],
      ),
    ],
    assumption: [
      label("aannames?|aangenomen|veronderstelling|hypothese|uitgangspunt"),
      ...leads(
        [
          0.92,
          "(?:ga|gaan|gaat) (?:(?:wij|we|ik|men|er|voorlopig|nog) )*(?:ervan|er van|er voorlopig van|van) uit(?: dat|,)?",
        ],
        [
          0.9,
          "(?:neem|nemen|neemt) (?:(?:we|wij|ik|men|maar|even) )*aan(?: dat|,)|(?:veronderstellen|veronderstel|vermoeden|vermoed|vermoedt) (?:\\p{L}+ )?dat|in de veronderstelling dat",
        ],
        [
          0.85,
          "(?:we|wij|ik|\\p{L}+) (?:verwachten|verwacht|rekenen erop|rekent erop|schatten|schat)(?: dat)",
        ],
      ),
      ...phrases(
        [0.78, "\\p{L}+ (?:denkt|verwacht|vermoedt|gelooft) dat"],
        [0.8, "vermoedelijk|naar verwachting|hoogstwaarschijnlijk"],
        [0.75, "(?:ik|we|wij) (?:denk|denken|geloof|geloven) dat"],
        [0.72, "waarschijnlijk|zou(?:den)? (?:\\p{L}+ ){0,3}(?:moeten volstaan|genoeg moeten zijn)"],
      ),
      ...phrases([0.84, "\\p{L}+ (?:vermoedt|verwacht|schat|denkt),? dat"]),
    ],
    constraint: [
      label("beperking(?:en)?|voorwaarden?|regels?|eis(?:en)?|limiet|deadline|termijn|sluitingsdatum"),
      ...phrases(
        [
          0.9,
          "(?:mag|mogen) (?:[^;?]{0,90} )?(?:niet|geen|alleen|maximaal|hoogstens|niemand|pas|nooit|slechts)",
        ],
        [
          0.9,
          "(?:is|zijn|blijft) (?:\\p{L}+ ){0,2}(?:verboden|verplicht|vereist|niet toegestaan|niet toegelaten|beperkt tot|voorbehouden)|(?:niet|alleen) (?:toegestaan|toegelaten|geoorloofd)",
        ],
        [
          0.88,
          `(?:hoogstens|maximaal|minstens|minimaal|ten minste|ten hoogste|niet (?:meer|langer|later|minder) dan|uiterlijk) (?:op |de |het |om )?${NUMBER}`,
        ],
        [
          0.86,
          "(?:de deadline|de termijn|de limiet|het budget|de sluitingsdatum|de minimumleeftijd|de opzegtermijn) .{0,50}?(?:is|ligt|eindigt|bedraagt|loopt)",
        ],
        [0.85, "(?:niemand|geen \\p{L}+) (?:mag|mogen)|zonder .{3,50} (?:mag|mogen|geen|niet)"],
        [
          0.82,
          "(?:vereist|vereisen|eist|eisen|verbiedt|verbieden) (?:een|de|het|dat|minstens|twee|drie|\\d)|(?:heeft|hebben) (?:\\p{L}+ ){0,3}(?:toestemming|vergunning) nodig",
        ],
        [
          0.8,
          "(?:moet|moeten|dient|dienen) [^;?]{3,100} (?:te )?(?:(?:worden|zijn) (?:ge|be|ver|ont|aan|af|in|op|uit|over|door|terug)\\p{L}+|(?:ge|be|ver|ont|aan|af|in|op|uit|over|door|terug)\\p{L}+ (?:worden|zijn))|(?:moet|moeten) [^;?]{3,90} (?:voor \\d|uiterlijk|binnen)",
        ],
        [
          0.76,
          "(?:kan|kunnen) (?:alleen|pas|niet voor|slechts)|alleen (?:met|na|op|tegen) (?:\\p{L}+ ){0,2}(?:toestemming|afspraak|vergunning|bewijs)",
        ],
      ),
      ...phrases(
        [0.8, "(?:draagt|houdt|verdraagt) (?:maar|alleen|hooguit|maximaal|geen)"],
        [0.82, "(?:moet|moeten) [^;?,]{0,60}(?:toegankelijk|vrij|open|dicht|droog|zichtbaar) blijven"],
      ),
    ],
    contradiction: [
      label("tegenspraak|tegenstrijdigheid|verschil"),
      ...phrases([
        0.9,
        "(?:spreekt|spreken) .{2,60} tegen|in (?:strijd|tegenspraak) met|(?:klopt|kloppen) niet met|(?:komt|komen) niet overeen|tegenstrijdig|onverenigbaar met",
      ]),
    ],
  },
  excluded: {
    decision: words(
      `${OTHERS}|(?:volgende|eerstvolgende) (?:vergadering|keer|bijeenkomst)|(?:als|of|indien|mocht(?:en)?) (?:\\p{L}+ ){1,3}beslui(?:t|ten)|(?:dit|dat) (?:\\p{L}+ ){0,2}besluit is|vastgesteld dat|kan (?:\\p{L}+ )?besluiten|kunnen (?:we|wij|ze|zij) (?:\\p{L}+ )?besluiten|(?:nog )?(?:niets|niet|geen|niemand) (?:\\p{L}+ ){0,4}${SETTLED}|notulen .{0,60}${SETTLED}|agenda .{0,60}${SETTLED}|(?:moet|moeten|zou|zal|kan|als) (?:\\p{L}+ ){0,6}${SETTLED} worden|had(?:den)? (?:\\p{L}+ ){0,6}${SETTLED}|destijds`,
    ),
    assumption: words(
      "(?:niet|nooit) (?:\\p{L}+ ){0,2}(?:aannemen|uitgaan|verwachten)|zoals verwacht|ten onrechte|ging(?:en)? er",
    ),
    constraint: words(
      "moet (?:je|men|ik|hij|zij|wel) |moet(?:en)? (?:\\p{L}+ ){0,8}(?:besproken|beslist|uitgezocht|geregeld|gecheckt|nagevraagd) worden|(?:hoeft|hoeven) (?:\\p{L}+ )?niet|niet (?:meer )?(?:nodig|verplicht)|(?:moest|moesten|mocht|mochten) |moet(?:en)? (?:vast|gek|waar) ",
    ),
    contradiction: words("geen tegenspraak|spreekt niet tegen"),
  },
  unasserted: words(
    "(?:suggestie|voorstel|bezwaar|alternatief)\\s*:|als (?:het|we|wij|ik|er|hij|ze|de) (?:.{3,80} )?(?:zou|zouden|meezit|lukt)|(?:vraagt|vroeg|vragen|weten|nagaan|kijken|uitzoeken),? (?:\\p{L}+ ){0,2}of|zouden? (?:we|kunnen|moeten|willen)|(?:we|ik|je) zouden?|misschien|wellicht|eventueel|mogelijk|bijvoorbeeld|bijv|stel (?:je|u) voor|stel dat|naar verluidt|geruchten|vroeger|destijds|hopelijk|(?:je|jij|jullie|u) (?:moet|mag|kunt|kan)|(?:moet|mag|kun) je",
  ),
  sections: {
    decision:
      /^(?:(?:genomen )?(?:besluiten|beslissingen)|besluit|wat (?:we )?(?:hebben )?(?:besloten|afgesproken)(?: hebben| is)?|afspraken|besluitenlijst)$/,
    assumption: /^(?:aannames|veronderstellingen|hypotheses|uitgangspunten)$/,
    constraint: /^(?:beperkingen|voorwaarden|regels|eisen|randvoorwaarden|limieten|huisregels|termijnen)$/,
    contradiction: /^(?:tegenstrijdigheden|tegenspraak)$/,
    open: /^(?:(?:open )?vragen|open punten|ideeën|voorstellen|taken|acties|actiepunten|volgende stappen|agenda|te doen|licentie|bronnen|voorbeelden?|opties|links|boodschappenlijst|doel(?:en|stellingen)?)$/,
    denied: /^(?:verboden|niet toegestaan|niet doen|wat we niet doen|buiten scope|don['’]?ts)$/u,
    reasons:
      /^(?:context|achtergrond|aanleiding|motivatie|redenen|onderbouwing|gevolgen|consequenties|voordelen|nadelen|voor- en nadelen)$/,
  },
  spoken: /(?<!\p{L})(?:uh+m?|ehm?|zeg maar|weet je|nou ja|nou,|snap je)(?!\p{L})/iu,
  votes: votes({
    vote: "motie|voorstel(?:len)?|stem(?:men)?|stemming|gestemd|unaniem|eenstemmig|meerderheid|onthouding(?:en)?|voor|tegen|aangenomen|verworpen|goedgekeurd|gekozen|vergadering|bestuur|leden|aanwezigen?|algemene|ledenvergadering|besluit|uitslag",
    between: "wordt|worden|werd|met|het|een|van|door|zijn|alle",
    motion: "motie|voorstel|stelt (?!een vraag)[^,;]{3,200} voor",
    lost: "verworpen|afgewezen|afgestemd",
  }),
  minor: minor({
    unnamed:
      "dit|deze|ermee|erover|ervan|daarvoor|hiervoor|daarmee|hiermee|hij|bovenstaande|onderstaande|om hier|(?:we|wij|ze) die",
    routine:
      "notulen|agenda|alles (?:is|werd|wordt)|volgende (?:vergadering|keer|week|maand)|jaarstukken|boekhouding|administratie|décharge|verplaatst|uitgesteld|besproken|rondgestuurd|nieuwe leden",
    step: "(?:\\p{L}+ ){0,6}(?:uit ?te ?zoeken|uitzoeken|voorbereiden|voor te bereiden|contact op (?:te )?nemen|contact opnemen|navragen)",
    deadline: "deadlines?|uiterste (?:datum|inleverdatum)|sluitingsdatum|inleverdatum",
    aside: `${DESCRIBED}|(?:keuze|besluit|voorstel|punt|onderdeel|optie)(?:s|en)? (?:die|dat) (?:\\p{L}+ ){0,3}(?:is|zijn|wordt|werd)|vorig jaar|ooit|gevraagd|vraagt|zodra|kan|indien|mogelijk|geeft aan dat|(?:na|voor)deel|gevolg van|(?:vorige|laatste) (?:vergadering|keer|overleg|verslag)|(?:tweede|eerste) kamer|kabinet`,
  }),
  denial: words("niet|geen|nooit|niemand|niets|zonder|tegen|afgewezen"),
  source:
    /(?<!\p{L})(?:volgens|zegt|zeggen|noemt|noemen|toont|tonen|vermeldt|vermelden|geeft|staat|meldt)(?!\p{L})/iu,
  turn: /;\s*|,?\s+(?:maar|terwijl|daarentegen|echter|toch)(?!\p{L})|,\s+(?!en|of|dat|die)(?=volgens|de|het|\p{Lu})|\s[–—-]\s/giu,
};
