import type { Language } from "../match/language";
import { wordSet } from "../match/word-set";
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
  until: "avant(?: le| la fin)?|d['’]ici(?: le| au| à)?|pour le|au plus tard le|jusqu['’]au",
  labels: {
    attendees:
      /^(?:(?:etaient |sont )?presente?s|presents|participantes?|participants|membres presents|personnes presentes)$/,
    absent: /^(?:(?:absents )?excuses|absentes?|absents|absentes? excusees?|absents et excuses)$/,
    people:
      /^(?:president(?:e)?(?: de seance)?|secretaire(?: de seance)?|animat(?:eur|rice)|redact(?:eur|rice)|invites|diffusion)$/,
    actions: /^(?:actions?|taches|a faire|prochaines etapes|plan d action|actions a mener|suites a donner)$/,
    decisions: /^(?:decisions?|resolutions?|deliberations?|decisions prises)$/,
    agenda: /^(?:ordre du jour|programme|themes)$/,
    date: /^(?:date|le|jour|seance du|reunion du)$/,
    location: /^(?:lieu|salle|endroit)$/,
    due: /^(?:echeance|delai|date limite)$/,
    owner: /^(?:responsable|pilote|porteur)$/,
  },
  otherMeeting:
    /(?:prochaine?|précédente?|dernière?|dernier)s? (?:réunion|conseil|séance|assemblée|bureau|rendez-vous|rencontre)/iu,
  decisions: [
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
    /^(?:va|doit|devra|souhaite|propose de)\s+(.+)$/iu,
  ],
  verbs: VERBS,
  futures: [
    [/^(\p{L}+er)a$/u, "$1"],
    [/^(\p{L}+ir)a$/u, "$1"],
  ],
};
