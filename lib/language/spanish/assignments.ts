import type { Assignments } from "../match/assignments";

const INFINITIVE = String.raw`(?:no )?(?:\p{Ll}{2,}[aeií]r|ver|dar|ir)(?:se|l[aeo]s?)?(?!\p{L})`;

export const SPANISH_ASSIGNMENTS: Assignments = {
  taken: [
    /^(?:se encarga(?:rá)?|se ocupa(?:rá)?|queda encargad[oa]|se compromete)\s+(?:de|a)\s+(.+)$/iu,
    new RegExp(
      String.raw`^(?:se (?:encargó|ocupó|comprometió|ofrece|ofreció|prestó|presta|ha (?:comprometido|ofrecido))|(?:es|está|fue|ha sido|queda|quedó|sigue) (?:encargad[oa]|designad[oa]|comisionad[oa]|facultad[oa]|autorizad[oa]|responsable|a cargo)|qued(?:a|ó)|acept(?:a|ó)|acced(?:e|ió)|prometió)\s+(?:de|a|en|para)\s+(${INFINITIVE}.+)$`,
      "iu",
    ),
    /^(?:va a|debe|deberá|tiene que|tendrá que)\s+(.+)$/iu,
  ],
  phrases: [
    [/^se (?:encarga|ocupa)(?:rá)?\s+(de(?:l| la| los| las)\s.+)$/iu, "ocuparse $1"],
    [/^se (informa|comunica)(?:rá)?\s+((?:de|con|en|a|sobre)\s.+)$/iu, "$1rse $2"],
    [/^se (?:reúne|reunirá)\s+(con\s.+)$/iu, "reunirse $1"],
    [/^se pone(?:drá)? (en contacto\s.+)$/iu, "ponerse $1"],
  ],
  given: [
    {
      before:
        /(?<!\p{L})(?:acuerd[ao]|acordó|acuerdan|decid(?:e|ió)|aprueba|aprobó)(?:\s\p{L}+mente|\spor \p{L}+)? que\s+(?:la\s|el\s)?$/iu,
      behind: /^\s+(?<task>(?!(?:ha|se|es|no|está|tiene|fue)\s)\p{Ll}{3,}[eai]\s.{5,})$/u,
    },
    {
      before:
        /^(?<thing>(?:la|el|los|las)\s.{3,}?) (?:será|serán) (?<participle>\p{Ll}+[oa]s?) (?:.{0,40} )?por\s+$/iu,
      behind: /^\W*$/u,
    },
    {
      before:
        /(?<!\p{L})(?:encarg(?:a|an|ó|ar|ue)|encomiend(?:a|an)|encomendar|comision(?:a|an|ó|ar)|design(?:a|an|ó|ar)|deleg(?:a|an|ó|ar)(?: en)?|facult(?:a|an|ó|ar)|solicit(?:a|an|ó|ar)|pid(?:e|en|ió)|pedir|ped(?:imos)|instruy(?:e|ó)|autoriz(?:a|an|ó|ar)|mandat(?:a|ó|ar))\s+(?:(?:al?|a la)\s+)?$/iu,
      behind: new RegExp(
        String.raw`^,?\s+(?:(?:de|a|para)\s)?(?<task>${INFINITIVE}.{3,}|(?<=\s(?:que|para que)\s)\p{Ll}.{5,})$`,
        "iu",
      ),
    },
    {
      before:
        /(?<!\p{L})(?:encarg(?:a|an|ó|ar|ue)|encomiend(?:a|an)|encomendar|solicit(?:a|an|ó|ar)|pid(?:e|en|ió)|pedir|instruy(?:e|ó))\s+a\s+(?:la\s+)?$/iu,
      behind: /^\s+(?:para )?que\s(?<task>\p{Ll}.{5,})$/iu,
    },
    {
      before:
        /(?<!\p{L})(?:encarg(?:a|an|ó|ar)|encomiend(?:a|an)|encomendar|asign(?:a|an|ó|ar))\s+a\s+(?:la\s+)?$/iu,
      behind: /^\s+(?<task>(?:la|el|los|las)\s.{6,})$/iu,
    },
    {
      before: /(?:^|[,;:.]\s)qued(?:a|ó)\s+$/iu,
      behind: /^\s+(?:encargad[oa]|responsable|comisionad[oa]|a cargo)\s(?:de|para)\s(?<task>.{6,})$/iu,
    },
  ],
  participles: [
    [/ad[oa]s?$/u, "ar"],
    [/hech[oa]s?$/u, "hacer"],
    [/escrit[oa]s?$/u, "escribir"],
    [/puest[oa]s?$/u, "poner"],
  ],
};
