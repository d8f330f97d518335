const BODY =
  "(?:a (?:direção|diretoria|assembleia|comissão|junta)|o (?:conselho|comité|comitê|grupo)|os (?:sócios|membros|presentes|condóminos))";
const NO_MINUTES = "(?!.*(?:(?<!\\p{L})ata(?!\\p{L})|ordem de trabalhos|ordem do dia))";

/** What minutes resolve: "Optou-se por …", "O contrato não será renovado". */
export const PORTUGUESE_RESOLUTIONS: readonly RegExp[] = [
  new RegExp(
    String.raw`^${NO_MINUTES}((?:não\s)?(?:opt(?:a|ou)|mantém|manteve|atribu(?:i|iu)|fix(?:a|ou)|autoriz(?:a|ou)|escolhe(?:u)?|renov(?:a|ou)|aprov(?:a|ou)|rejeit(?:a|ou)|adi(?:a|ou)|adjudic(?:a|ou)|ratific(?:a|ou))-se\s.{4,})$`,
    "iu",
  ),
  new RegExp(
    String.raw`^${NO_MINUTES}((?:foi|foram)\s(?:autorizad|rejeitad|fixad|concedid|adjudicad|ratificad|adiad)[oa]s?\s.{4,})$`,
    "iu",
  ),
  new RegExp(
    String.raw`^${NO_MINUTES}([oa]s?\s.{3,80}?\s(?:não\s)?(?:é|são|foi|foram|será|serão|fica|ficam)\s(?:(?:renovad|adjudicad|recusad|fixad|concedid|autorizad|mantid|adiad|ratificad)[oa]s?(?!\p{L})|em\s\d).*)$`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})${BODY}\s+((?:vot(?:ou|a|aram)|pronunci(?:ou|a)-se) (?:a favor|contra)\s?.{4,})$`,
    "iu",
  ),
];
