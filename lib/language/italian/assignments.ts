import type { Assignments } from "../match/assignments";

const INFINITIVE = String.raw`(?:non )?\p{Ll}{2,}(?:[aei]re?|[aeiu]r(?:s[ie]|l[aeio]|ne|vi)|rre)(?!\p{L})`;

export const ITALIAN_ASSIGNMENTS: Assignments = {
  taken: [
    new RegExp(
      String.raw`^(?:(?:viene|è|è stat[oa]|resta|rimane) (?:incaricat[oa]|delegat[oa]|pregat[oa]|invitat[oa]|autorizzat[oa]|responsabile)|si (?:offre|offrirà|impegna|incarica|fa carico|rende disponibile|dichiara disponibile|è (?:offert[oa]|impegnat[oa]|res[oa] disponibile))|accetta|promette|ha (?:accettato|promesso))\s+(?:di|a|ad|per)\s+(${INFINITIVE}.+)$`,
      "iu",
    ),
    /^(?:si (?:occupa|occuperà|incarica|incaricherà|impegna|fa carico)|è incaricat[oa]|provvede|provvederà)\s+(?:di|a|ad|del|della)\s+(.+)$/iu,
    /^(?:deve|dovrà|si impegna a)\s+(.+)$/iu,
  ],
  phrases: [
    [/^si (?:occupa|occuperà)\s+(de(?:l|lla|lle|gli|i|llo|ll['’])\s?.+)$/iu, "occuparsi $1"],
    [
      /^si (informa|accorda|coordina)\s+((?:su|sul|sulla|sui|sulle|sugli|con|presso|per)\s?.+)$/iu,
      "$1rsi $2",
    ],
    [/^si mette (in contatto .+)$/iu, "mettersi $1"],
  ],
  given: [
    {
      before:
        /^(?<thing>(?:(?:il|lo|la|i|gli|le)\s|l['’]).{3,}?) (?:sarà|saranno|verrà|verranno) (?<participle>\p{Ll}+[oaie]) (?:.{0,40} )?da\s+$/iu,
      behind: /^\W*$/u,
    },
    {
      before:
        /(?<!\p{L})(?:incaric(?:a|ano|ato|ata|are|ò)|deleg(?:a|ano|ato|ata|are)|autorizza(?:no|re|ta|to)?|invita(?:no|re)?|prega(?:no)?|(?:dà|danno|dare|dato) (?:mandato|incarico) a|(?:mandato|incarico) a|chied(?:e|ono|ere)(?: a)?|chiesto a)\s+$/iu,
      behind: new RegExp(String.raw`^,?\s+(?:di|a|ad|per)\s+(?<task>${INFINITIVE}.{3,})$`, "iu"),
    },
    {
      before: /(?<!\p{L})(?:affid(?:a|ano|are|ato|ata)|assegn(?:a|ano|are)|deleg(?:a|ano|are)) a\s+$/iu,
      behind: /^\s+(?<task>(?:(?:il|lo|la|i|gli|le)\s|l['’]).{6,})$/iu,
    },
    {
      before:
        /^(?<task>(?:(?:il|lo|la|i|gli|le)\s|l['’]).{4,}?) (?:è|sono|viene|vengono|è stat[oa]) (?:affidat[oaie]|assegnat[oaie]) a\s+$/iu,
      behind: /^\W*$/u,
    },
  ],
  participles: [
    [/at[oaie]$/u, "are"],
    [/fatt[oaie]$/u, "fare"],
    [/scritt[oaie]$/u, "scrivere"],
    [/mess[oaie]$/u, "mettere"],
    [/pres[oaie]$/u, "prendere"],
  ],
};
