const BODY =
  "(?:il (?:consiglio(?: direttivo)?|comitato|direttivo|gruppo)|l['’]assemblea|la (?:commissione|giunta)|i (?:soci|presenti|consiglieri|condomini))";
const NO_MINUTES = "(?!.*(?:verbale|ordine del giorno))";

/** What minutes resolve: "Si autorizza l'acquisto di …", "La richiesta non è accolta". */
export const ITALIAN_RESOLUTIONS: readonly RegExp[] = [
  new RegExp(
    String.raw`^${NO_MINUTES}(?:(?:a maggioranza|all['’]unanimità),?\s)?((?:non\s)?si (?:autorizza|sceglie|scelgono|mantiene|ratifica|rinnova|fissa|opta per|concorda|rinvia|annulla|adotta|respinge)(?:no)?\s.{4,})$`,
    "iu",
  ),
  new RegExp(
    String.raw`^${NO_MINUTES}((?:(?:il|lo|la|i|gli|le)\s|l['’]).{3,80}?\s(?:non\s)?(?:è|sono|viene|vengono|sarà|saranno)\s(?:stat[oaie]\s)?(?:fissat|rinnovat|affidat|accolt|concess|autorizzat|ratificat|assegnat|rinviat|aumentat|adottat)[oaie](?!\p{L}).*)$`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})${BODY}\s+((?:vota(?:no)?|si (?:esprime|esprimono|pronuncia|pronunciano)) (?:a favore|contro)\s?.{4,})$`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})${BODY}\s+((?:autorizza|adotta|sceglie|fissa|concede|rinnova|affida)(?:no)?\s(?!il verbale|a\s\p{Lu}).{4,})$`,
    "iu",
  ),
];
