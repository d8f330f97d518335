import type { Assignments } from "../match/assignments";

const INFINITIVE = String.raw`(?:não )?\p{Ll}*(?:[aei]r|or|ôr)(?:-se|-l[ao]s?)?(?!\p{L})`;
const REFLEXIVE =
  "comprometeu?|prontific(?:a|ou)|disponibiliz(?:a|ou)|oferece(?:u)?|encarreg(?:a|ou)|disp(?:õe|ôs)";

export const PORTUGUESE_ASSIGNMENTS: Assignments = {
  taken: [
    /^(?:fic(?:a|ou|ará) (?:encarregad[oa]|responsável)|encarrega-se|trata|tratará|compromete-se)\s+(?:d[aeo]s?|a|por|em)\s+(.+)$/iu,
    new RegExp(
      String.raw`^(?:(?:fic(?:a|ou|ará)|foi|é|está|será) (?:encarregad[oa]|encarregue|incumbid[oa]|designad[oa]|responsável|de)|(?:${REFLEXIVE})-se|se (?:${REFLEXIVE})|ficou|aceit(?:a|ou)|promete(?:u)?|assumi?u)\s+(?:(?:de|a|por|em|para|com)\s+)?(${INFINITIVE}\s.+)$`,
      "iu",
    ),
    /^(?:vai|deve|deverá|irá|tem (?:de|que)|terá (?:de|que))\s+(.+)$/iu,
  ],
  phrases: [[/^(?:se (informa)|(informa)-se)\s+((?:sobre|com|de|do|da)\s.+)$/iu, "$1$2r-se $3"]],
  given: [
    {
      before: /^(?<thing>[ao]s?\s.{3,}?) (?:será|serão) (?<participle>\p{Ll}+[oa]s?) (?:.{0,40} )?por\s+$/iu,
      behind: /^\W*$/u,
    },
    {
      before:
        /(?<!\p{L})(?:decid(?:e|iu)(?:-se)?|acord(?:a|ou)(?:-se)?|delibera(?:-se)?|deliberou(?:-se)?|fic(?:a|ou) (?:decidido|acordado|combinado)) que\s+(?:[ao]\s)?$/iu,
      behind: /^\s+(?<task>(?!(?:não|se|é|está|tem|foi)\s)\p{Ll}{3,}[eai]\s.{5,})$/u,
    },
    {
      before:
        /(?<!\p{L})(?:incumb(?:e|iu|ir)|encarreg(?:a|ou|ar)|escal(?:a|ou|ar)|design(?:a|ou|ar)|deleg(?:a|ou|ar)|mandat(?:a|ou|ar)|autoriz(?:a|ou|ar)|solicit(?:a|ou|ar|ado)|ped(?:e|iu|ir|ido))(?:-se)?\s+(?:(?:a|à|ao|em|no|na|o)\s+)?$/iu,
      behind: new RegExp(String.raw`^,?\s+(?:(?:de|a|para)\s+)?(?<task>${INFINITIVE}\s.{3,})$`, "iu"),
    },
    {
      before:
        /(?<!\p{L})(?:incumb(?:e|iu|ir)|encarreg(?:a|ou|ar)|escal(?:a|ou|ar)|design(?:a|ou|ar)|solicit(?:a|ou|ar|ado)|ped(?:e|iu|ir|ido))(?:-se)?\s+(?:(?:a|à|ao|o)\s+)?$/iu,
      behind: /^\s+(?:para\s+)?que\s+(?<task>\p{Ll}.{5,})$/iu,
    },
    {
      before: /(?:^|[,;:.]\s)fic(?:a|ou)\s+(?:[ao]\s+)?$/iu,
      behind:
        /^\s+(?:encarregad[oa]|encarregue|responsável|incumbid[oa])\s(?:de|por|pel[oa])\s(?<task>.{6,})$/iu,
    },
  ],
  participles: [
    [/ad[oa]s?$/u, "ar"],
    [/feit[oa]s?$/u, "fazer"],
    [/crit[oa]s?$/u, "crever"],
    [/post[oa]s?$/u, "por"],
  ],
};
