/** How parish councils and boards word what they are to decide: "To approve the accounts: approved", "To agree the new signatories". */
const TO_DECIDE =
  /^\W*(?:[\d./-]{1,8}[a-z]?[.)]?\s+|[a-z][.)]\s+)?To\s(?=(?:(?:consider|discuss|review) and\s)?(?:agree|approve|confirm|adopt|accept|ratify|authori[sz]e|appoint|elect|co-opt|resolve|consider|decide)\b)/u;
/** What was decided of it, in the same line. */
const DECIDED =
  /\s?[:;–—-]\s*(?:(?:it|this|these|all) (?:was|were)\s)?(?:(?!not\b|un|dis)[\p{L}-]{1,20}\s){0,3}?(?:agreed|approved|confirmed|adopted|accepted|ratified|resolved|carried|authori[sz]ed|appointed|elected)(?:\s(?:by|unanimously|nem\.? con|as|with|\d|votes?)\b.*|\W*)$/iu;
/** … in a separate line: "Agreed: Votes in favour 9". */
const VERDICT =
  /^\W*(?:it was\s)?(?:unanimously\s)?(?:agreed|approved|confirmed|adopted|accepted|resolved|carried)\b(?:\s?[:–—-]?\s*(?:unanimously|by all|nem\.? con|votes?(?: in favou?r)?:? \d+(?: in favou?r)?|\d+ (?:votes?|in favou?r)\b.*))?\W*$/iu;
/** "Approve the October minutes", "Reviewed and accepted the minutes", "Lee moves to approve the minutes, taken by Carr": of the meeting before. */
const ACCEPTS_MINUTES =
  /^\W*(?:(?:the )?motion (?:by [^,:]{2,30} )?to |(?:\p{Lu}\S+ ){1,2}mov(?:es|ed) to |to )?(?:(?:review|read)(?:ed)? and )?(?:approv|accept|adopt)(?:e|ed)?\b(?: and (?:post|sign|publish))?[^,;:.]{0,50}\bminutes(?!\p{L})(?!.{0,80}(?:chang|amend|correct|publish|\band\b))/iu;
export const AGENDA_ITEMS = { TO_DECIDE, DECIDED, VERDICT, ACCEPTS_MINUTES };
