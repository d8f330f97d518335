import type { Language } from "../match/language";
import { wordSet } from "../match/word-set";
import { FRENCH_LEARNINGS } from "./learnings";
import { VERBS } from "./verbs";

const BODY =
  "(?:le (?:conseil(?: d['’]administration| municipal)?|bureau|comité|groupe|collectif)|l['’](?:assemblée(?: générale)?|équipe|association)|la (?:commission|réunion)|les (?:membres|présents|adhérents)|nous|on)";

export const FRENCH: Language = {
  code: "fr",
  words: wordSet(
    "le la les l un une des du de d et ou mais ne pas est sont était étaient sera seront a ont avait au aux en dans pour par sur avec sans sous entre vers que qui quoi dont où se s ce cette ces son sa ses leur leurs nous vous ils elles il elle on je tu plus très aussi comme si donc car été être avoir fait tout tous toute toutes avant après chez afin",
  ),
  letters: /[àâçèêëîïôœûù]|(?<!\p{L})(?:d|l|qu|s|n)['’]\p{L}/iu,
  dateWords:
    /(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)/iu,
  until:
    "avant(?: le| la fin)?|d['’]ici(?: le| au| à)?|pour le|au plus tard le|jusqu['’]au|échéance:?(?: le)?",
  labels: {
    attendees:
      /^(?:(?:etaient |sont )?presente?s|presents|participantes?|participants|membres presents|personnes presentes|participaient|presents a la reunion|la|etaient la|sont la)$/,
    absent:
      /^(?:(?:absents )?excuses|absentes?|absents|absentes? excusees?|absents et excuses|excusee?s?|etaient excuses|absents non excuses|pas la)$/,
    people:
      /^(?:president(?:e)?(?: de seance)?|secretaire(?: de seance)?|animat(?:eur|rice)|redact(?:eur|rice)|invitee?s?|diffusion|presidence|redaction|moa|moe)$/,
    actions:
      /^(?:actions?|taches|a faire|prochaines etapes|plan d action|actions a mener|suites a donner|a faire avant .{2,20}|penser a|(?:a )?ne pas oublier|reste a faire|relances)$/,
    decisions: /^(?:decisions?|resolutions?|deliberations?|decisions prises|points decides|acte)$/,
    agenda: /^(?:ordre du jour|programme|themes)$/,
    date: /^(?:date|le|jour|seance du|reunion du)$/,
    location: /^(?:lieu|salle|endroit)$/,
    due: /^(?:echeance|delai|date limite)$/,
    owner: /^(?:responsable|pilote|porteur)$/,
  },
  otherMeeting:
    /(?:prochaine?|précédente?|dernière?|dernier)s? (?:réunion|conseil|séance|assemblée|bureau|rendez-vous|rencontre)/iu,
  approvals:
    /^(?:est |c['’]est )?(?:adoptée?|approuvée?|votée?|acceptée?|validée?)s?(?: à (?:l['’]unanimité|la majorité))?[.!]*$/iu,
  bodies: String.raw`(?:Association|Coopérative|Fondation|Mairie|Commune|Ministère|Syndicat|Mutuelle|Collectif|Collège|Lycée|École|Crédit|Caisse|Université|Fédération|Amicale|Entreprise|Société|Cabinet|Agence|Imprimerie|Boulangerie|Orchestre|Chorale|Compagnie|Office|Paroisse)(?:\s\p{Ll}+(?:e|al|ale|if|ive|iste|ique))?|SCI|SARL|SAS|MJC|EHPAD|Communauté de [Cc]ommunes|Conseil (?:départemental|régional|municipal)|Comité des [Ff]êtes|Maison des (?=\p{Lu})`,
  dealings:
    /(?<!\p{L})(?:chez|(?:contrat|facture)(?: d[eu])?|devis (?:de|à)|(?:imprim|livr|install|fourni)\p{L}* par|(?:l['’]|une? |la |le |du |au |notre )(?:entreprise|société|cabinet|agence|fournisseur|traiteur|assureur|prestataire|syndic|imprimeur|banque))\s[«"]?\s?$/iu,
  events:
    /(?<!\p{L})((?:la |le |notre |l['’])?(?:fête|festival|foire|kermesse|brocante|vide-greniers?|marché|salon|concert|tournoi|loto|braderie|carnaval|journée|journées|semaine|stage|atelier|spectacle|exposition|conférence|forum|vernissage|repas)\s(?!prochaine?|dernier|dernière|suivante?|entière)(?:(?:de la|de l['’]|du|des|de|d['’])\s?)?\p{L}[\p{L}'’-]+(?:\s(?:de la|du|des|de)\s\p{L}+)?)/iu,
  happens:
    /\s(?:aura|a eu|aurait|ont|auront) lieu(?=\s)|\s(?:se tiendra|se déroulera|se tiendront|est prévue?|est fixée?)(?=\s)/iu,
  project: /(?:^|\s)projet\s[«"“]?\s?(\p{Lu}[\p{L}\p{N}-]{2,}(?:\s\p{Lu}[\p{L}\p{N}-]+)?)\s?[»"”]?/u,
  decisions: [
    /^(?!.*(?:procès[- ]verbal|compte[- ]rendu|ordre du jour))((?:le|la|l['’]|les)\s?.{3,120}?\s(?:est|sont|a été|ont été)\s(?:acceptée?s?|retenue?s?|adoptée?s?|reportée?s? au|maintenue?s?|supprimée?s?|actée?s?)(?:.{0,40}))$/iu,
    /(?<!\p{L})(?:nous avons|on a|on avait)\s(?:finalement |donc |aussi )?(?:décidé|convenu|choisi|acté|opté)\s(?:de |d['’]|que |qu['’]|pour )?(.{6,})$/iu,
    /(?<!\p{L})(?:on|nous) (?:part(?:ons)? (?:donc |finalement )?sur|retient|retenons|reste(?:ons)? sur|choisi(?:t|ssons))\s(.{6,})$/iu,
    /(?<!\p{L})(?:décision|décidé|acté|adopté)\s?[:–]\s(.{6,})$/iu,
    new RegExp(
      String.raw`(?<!\p{L})${BODY}\s+(?:décide(?:nt)?|a décidé|ont décidé|convient|a convenu)(?:\s+(?:à l['’]unanimité|à la majorité|également|donc))*\s+(?:de |d['’]|que |qu['’])(.{6,})$`,
      "iu",
    ),
    new RegExp(
      String.raw`(?<!\p{L})${BODY}\s+((?:approuve|adopte|valide|vote|rejette|refuse)(?:nt)?\s+(?!le (?:procès|compte)|l['’]ordre).{4,})$`,
      "iu",
    ),
    /(?<!\p{L})il (?:est|a été) (?:décidé|convenu|acté)(?: à l['’]unanimité)? (?:de |d['’]|que |qu['’])(.{6,})$/iu,
    /^(?!.*(?:procès[- ]verbal|compte[- ]rendu|ordre du jour))(?:le|la|l['’]|les)\s?.{3,80}\s(?:est|sont|a été|ont été)\s(?:adoptée?s?|approuvée?s?|rejetée?s?|votée?s?|validée?s?)/iu,
  ],
  commitments: [
    /^(?:se charge(?:ra)?|s['’]occupe(?:ra)?|est chargée?|s['’]engage|prend en charge)\s+(?:de |d['’]|à )?(.+)$/iu,
    /^(?:va|doit|devra|souhaite)\s+(.+)$/iu,
  ],
  takes: "s['’]en (?:charge|occupe|chargera|occupera)|le fait|la fait|les fait|prend(?: le sujet)?",
  infinitive: /^(?:ne pas |s['’]|se |l['’]|les? |la |en )?\p{Ll}{2,}(?:er|ir|re)(?=\s)/u,
  clitics: /^(?:me|te|nous|vous|lui|leur|m['’]|t['’])\s?/u,
  cares: [
    /^s['’]occupe(?:ra)?\s+(?!(?:de |d['’])\p{Ll}{2,}(?:er|ir|re)(?!\p{L}))((?:de |du |des |d['’]).+)$/iu,
    "s'occuper $1",
  ],
  verbs: VERBS,
  regular: [[/^(\p{L}{2,})e$/u, "$1er"]],
  speech: wordSet(
    "précise explique signale rappelle demande indique souligne estime pense trouve reste remercie regrette constate évoque présente mentionne ajoute remarque informe insiste ouvre lève arrive passe existe semble montre salue accueille travaille habite aime espère souhaite comme entre contre",
  ),
  requests: [
    /(?<!\p{L})(?:peux|pourrais|veux)-tu (?:(?:s['’]il te plaît|stp|aussi|encore|juste),?\s)*(?:me |m['’]|nous |lui )?(.{6,}?)\s*\?*$/iu,
    /(?<!\p{L})(?:pouvez|pourriez|voulez)-vous (?:(?:s['’]il vous plaît|svp|aussi|encore),?\s)*(?:me |m['’]|nous |lui )?(.{6,}?)\s*\?*$/iu,
    /(?<!\p{L})(?:est-ce que )?(?:tu peux|tu pourrais|vous pouvez|vous pourriez) (?:me |m['’]|nous |lui )?(.{6,}?)\s*\?+$/iu,
    /^(?:merci de|merci d['’]|prière de|veuillez)\s*(?:me |m['’]|nous |bien vouloir )?(?!ne |noter|trouver|agréer|croire|patienter)(.{6,}?)[.!]*$/iu,
  ],
  promises: [
    /(?:^|[,;–-]\s|de mon côté,? )je (?:vais|dois|compte|m['’]engage à) (.{6,})$/iu,
    /(?:^|[,;–-]\s|de mon côté,? )je m['’](?:occupe|en occupe|charge) (?:de |d['’]|du )(.{4,})$/iu,
    /(?:^|[,;–-]\s|de mon côté,? )je (?:t['’]|te |vous |lui |leur )?((?:envoie|termine|finis|prépare|appelle|relance|contacte|réserve|commande|rédige|vérifie|transmets|règle|corrige|achète|cherche|enverrai|ferai|terminerai|appellerai)\s.{4,})$/iu,
  ],
  futures: [
    [/^(\p{L}+er)a$/u, "$1"],
    [/^(\p{L}+ir)a$/u, "$1"],
  ],
  learnings: FRENCH_LEARNINGS,
};
