/** Words that only a decision has, in nine languages; "we go with B" may be small talk. */
export const DECIDED =
  /(?<!\p{L})(?:decided|decides|decision|agreed|resolved|resolution|approved|adopted|carried|voted|elected|rejected|beschl(?:oss|ieß|uss)\p{L}*|entschieden|vereinbart|décid(?:e|ent|é|ée|és|ées)|adopt(?:e|é|ée)s?|acuerda|acord(?:ó|ado|amos)|decid(?:e|ió|ido|imos|iu|ido|ono)|aprueba|aprob(?:ó|ado|ada)|delibera(?:to|do)?|deciso|stabilito|approva(?:to|ta)?|aprovad[oa]s?|deliberou|besluit|besloten|afgesproken)(?!\p{L})|決定|決ま|可決|決议|决定|决议|通过/iu;

/** A decision that leaves out what it is about, since the words before it say it. */
export const SUBJECTLESS =
  /^(?:no (?:objections?|change)|to (?:object|support|refuse|approve|defer)|(?:deferred|postponed|refused|declined|granted|rejected|approved|cancelled|accepted|dropped)(?: (?:to|until|till|for|as|by|on|with|because|at)\b|$)|(?:reporté|abandonné|annulé|maintenu|adopté|accepté|refusé|validé|approuvé)e?s?(?=\s|$)|(?:vertagt|abgelehnt|angenommen|verschoben|genehmigt)(?=\s|$)|(?:aplazad|aprobad|rechazad|pospuest)[oa]s?(?=\s|$)|(?:rinviat|approvat|respint)[oaie](?=\s|$)|(?:adiad|aprovad|rejeitad)[oa]s?(?=\s|$)|(?:uitgesteld|goedgekeurd|afgewezen)(?=\s|$)|暂不|暫不|不再|延期|见送り)/iu;
