import type { Assignments } from "../match/assignments";

const INFINITIVE = String.raw`(?:ne pas |s['’]|se |l['’]|les? |la |en |y )?\p{Ll}{2,}(?:er|ir|re)(?!\p{L})`;

export const FRENCH_ASSIGNMENTS: Assignments = {
  taken: [
    new RegExp(
      String.raw`^(?:(?:est|sera|a été|reste) (?:chargée?|mandatée?|missionnée?|désignée?|invitée?|responsable)|se propose|s['’](?:est )?(?:propose|proposée?|engage|engagée?)|s['’]est chargée?|accepte|promet|a (?:accepté|promis|proposé)|se dit prête?)\s+(?:de\s|d['’]|à\s|pour\s)(${INFINITIVE}.+)$`,
      "iu",
    ),
    /^(?:se charge(?:ra)?|s['’]occupe(?:ra)?|est chargée?|s['’]engage|prend en charge)\s+(?:de |d['’]|à )?(.+)$/iu,
    /^(?:va|doit|devra|souhaite)\s+(.+)$/iu,
  ],
  phrases: [
    [
      /^s['’]occupe(?:ra)?\s+(?!(?:de |d['’])\p{Ll}{2,}(?:er|ir|re)(?!\p{L}))((?:de |du |des |d['’]).+)$/iu,
      "s'occuper $1",
    ],
    [/^s['’](informe|assure|adresse|inscrit)\s+(.+)$/iu, "s'$1r $2"],
    [/^se (renseigne|rapproche|rend)(?:ra)?\s+(.+)$/iu, "se $1r $2"],
    [/^(?:re)?prend(?:ra)?\s+(contact|rendez-vous|rdv)\s+(.+)$/iu, "prendre $1 $2"],
    [
      /^fait(?: faire)?\s+(le point|un devis|une demande|les courses|le tour|établir|réparer|imprimer|faire)\s(.+)$/iu,
      "faire $1 $2",
    ],
  ],
  given: [
    {
      before:
        /^(?<thing>(?:(?:la|le|les)\s|l['’]).{3,}?) (?:sera|seront) (?<participle>\p{Ll}+) (?:.{0,40} )?par\s+$/iu,
      behind: /^\W*$/u,
    },
    {
      before:
        /(?<!\p{L})(?:charge(?:nt|r)?|mandate(?:nt|r)?|missionne(?:nt|r)?|désigne(?:nt|r)?|délègue(?:nt)?|(?:a|ont) (?:chargé|mandaté|missionné|désigné|demandé à)|demande(?:nt|r)? à|(?:est|a été) demandé à|(?:mandat|mission|pouvoir|délégation) (?:est |a été )?(?:donnée?|confiée?) à|(?:donne(?:nt|r)?|donné) (?:mandat|mission|pouvoir) à)\s+$/iu,
      behind: new RegExp(
        String.raw`^,?\s+(?:de\s|d['’]|à\s|pour\s|afin de\s)(?<task>${INFINITIVE}.{3,})$`,
        "iu",
      ),
    },
    {
      before: /(?<!\p{L})(?:confie(?:nt|r)?|(?:a|ont) confié|délègue(?:nt)?|attribue(?:nt|r)?) à\s+$/iu,
      behind: /^\s+(?:le soin de\s)?(?<task>(?:(?:la|le|les)\s|l['’]|\p{Ll}{2,}(?:er|ir|re)\s).{5,})$/iu,
    },
    {
      before:
        /^(?<task>(?:(?:la|le|les)\s|l['’]).{4,}?) (?:est|sont|sera|seront|a été|ont été) (?:confiée?s?|attribuée?s?|déléguée?s?) à\s+$/iu,
      behind: /^\W*$/u,
    },
  ],
  participles: [
    [/ée?s?$/u, "er"],
    [/faite?s?$/u, "faire"],
    [/prise?s?$/u, "prendre"],
    [/mise?s?$/u, "mettre"],
    [/crite?s?$/u, "crire"],
    [/ndue?s?$/u, "ndre"],
    [/ies?$/u, "ir"],
  ],
};
