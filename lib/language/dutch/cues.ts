import { type Cues, cue } from "../match/cues";

export const DUTCH_CUES: Cues = {
  settled: cue(
    "besl(?:oten|uit|ist|issen)|besloot|afgesproken|afspraak|akkoord|goedgekeurd|vastgesteld|aangenomen|afgewezen|gekozen|benoemd|bevestigd|unaniem|we kiezen|kiezen voor|we nemen|we gaan voor|het wordt|geregeld|besluit|conclusie|toegezegd|vast",
  ),
  stays: cue(
    "blijf(?:t)?|blijven|houden|gehandhaafd|uitgesteld|verplaatst|verzet|afgelast|geschrapt|vervalt|gaat niet door|geen \\p{L}+ meer|niet meer|in plaats van|voortaan|vanaf|gaat naar|maximaal|ongewijzigd",
  ),
  final: cue(
    "punt|klaar|basta|en daarmee uit|uitgepraat|zonder uitzondering|nooit meer|niemand|definitief|voortaan|vanaf (?:nu|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|\\d+)|zoals (?:altijd|vorig jaar|afgesproken)|nergens|zijn eruit",
  ),
  open: cue(
    "open|ontbreekt|ontbreken|moet|moeten|nog|te \\p{L}+en|nodig|urgent|voor|uiterlijk|nog niet|loopt|wacht(?:en)? op|openstaand|achterstallig|deadline",
  ),
  takes: cue(
    "ik|regelt|regel|neemt|pakt|zorgt|zoekt|stuurt|stuur|belt|bel|vraagt|maakt|maak|koopt|bestelt|mailt|mail|verantwoordelijk|zal|gaat|doet|doe|checkt|brengt|haalt|schrijft",
  ),
  asks: cue(
    "graag|alstublieft|alsjeblieft|aub|svp|kun je|kan je|kunt u|zou je|zou u|wil je|wilt u|wie kan|wie wil|vergeet niet|denk aan|denken jullie|verzoek|gelieve|laat (?:me|even) weten",
  ),
  doubts: cue(
    "misschien|eventueel|wellicht|zou|zouden|kan|kunnen|als|of|idee|twijfel|overwegen|bespreken|besproken|mogelijk|onduidelijk|voorstel|denkt|hoopt",
  ),
  reports: cue(
    "was|waren|heeft|hebben|had|is|meldt|vertelt|zegt|zei|geeft aan|licht toe|bedankt|gekomen|gedaan|klaar|al",
  ),
  motion: cue("voorstel|stelt voor|stemming|stemmen|voor|tegen|onthouding(?:en)?|motie|laten we|adviseert"),
};
