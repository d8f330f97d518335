import { type ClaimWords, words } from "../match/learnings";
import { wordSet } from "../match/word-set";

export const FRENCH_CLAIMS: ClaimWords = {
  verbs: [
    [
      "limit",
      "ne doit pas dépasser|ne doivent pas dépasser|ne peut pas dépasser|est limitée? à|sont limitée?s à|est plafonnée? à",
    ],
    ["start", "commence|commencent|débute|débutent|ouvre|ouvrent|démarre"],
    ["end", "se termine|finit|finissent|ferme|ferment|expire|s['’]achève"],
    ["cost", "coûte|coûtent|coûtera"],
    ["last", "dure|durent|prend|durera"],
    ["hold", "mesure|mesurent|pèse|pèsent|contient|accueille"],
    [
      "be",
      "a lieu|aura lieu|est prévue? (?:pour|le)|est fixée? (?:à|au)|s['’]élève à|s['’]élèvent à|est de|sont de|sera|est|sont|reste à",
    ],
  ],
  months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
  weekdays: "lundi mardi mercredi jeudi vendredi samedi dimanche".split(" "),
  clock: "h|heures",
  timeBound: words(
    "aujourd['’]hui|hier|demain|maintenant|actuellement|cette (?:semaine|fois|année)|ce (?:mois|matin|soir)|jusqu['’]ici|était|étaient|avait|avaient|il y a|dernière?",
  ),
  clause: words("que|qui|si|quand|parce|et|ou|mais|dont"),
  generic: wordSet(
    "le la les l un une des du de d à au aux en pour notre nos ce cette il elle on nous je date heure montant nombre total prochain prochaine dernière nouvelle réunion séance début fin c",
  ),
  least: words("au moins|au minimum|plus de|à partir de"),
  most: words("au plus|au maximum|jusqu['’]à|moins de|pas plus de"),
  separators: /,\s+(?=\p{L})|;| parce | car /u,
  per: /(?<!\p{L})(?:par|l['’]|la|le) ?(heure|jour|nuit|semaine|mois|an|personne|tête|enfant|pièce|mètre|litre|kilo)(?!\p{L})/iu,
  lead: /^(?:nous avons|on a|il a été|le bureau a) (?:décidé|convenu|confirmé|acté) (?:que\s+|qu['’])/iu,
};
