/** Words that only a decision has, in nine languages; "we go with B" may be small talk. */
export const DECIDED =
  /(?<!\p{L})(?:decided|decides|decision|agreed|resolved|resolution|approved|adopted|carried|voted|elected|rejected|beschl(?:oss|ieß|uss)\p{L}*|entschieden|vereinbart|décid(?:e|ent|é|ée|és|ées)|adopt(?:e|é|ée)s?|acuerda|acord(?:ó|ado|amos)|decid(?:e|ió|ido|imos|iu|ido|ono)|aprueba|aprob(?:ó|ado|ada)|delibera(?:to|do)?|deciso|stabilito|approva(?:to|ta)?|aprovad[oa]s?|deliberou|besluit|besloten|afgesproken)(?!\p{L})|決定|決ま|可決|決议|决定|决议|通过/iu;
