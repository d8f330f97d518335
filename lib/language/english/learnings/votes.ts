import { votes } from "../../match/learnings";

export const VOTES = votes({
  vote: "motions?|resolutions?|amendments?|vot(?:es?|ed|ing)|no-votes?|ballots?|unanimous(?:ly)?|carried|carries|pass(?:ed|es)?|fail(?:ed|s)?|approved|adopted|rejected|defeated|ratified|abstain(?:ed|s)?|abstentions?|nays?|ayes?|consensus|majority",
  between:
    "proposals?|this|that|solution|idea|option|deferred|close|closed|accepted|agreed|decided|second(?:ed|er)?|maker|moved|mover|favou?r|opposed|against|yes|no|results?|board|supervisors|commissioners|trustees|councillors|making|councils?|committee|meeting|assembly|members?|present|attending|out|pending|feedback|review|process|more|than|everyone|all|both|the|and|for|with|was|were|has|been|there|one|two|three|heard",
  motion: "motion|moves?|moved|proposes?|proposed|proposal|resolution|resolved|put to (?:the|a) vote",
  lost: "rejected|fail(?:ed|s)?|defeated|lost|voted down",
});
