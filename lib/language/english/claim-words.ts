import type { ClaimWords } from "../match/learnings";
import { wordSet } from "../match/word-set";

export const ENGLISH_CLAIMS: ClaimWords = {
  verbs: [
    // Before "takes".
    ["be", "takes place|will take place"],
    [
      "limit",
      "must not exceed|may not exceed|cannot exceed|is limited to|are limited to|is capped at|are capped at",
    ],
    ["start", "starts?|begins?|opens?|kicks off|will start|will begin|will open"],
    ["end", "ends?|closes?|finishes|will end|will close|expires?"],
    ["cost", "costs?|will cost"],
    ["last", "takes?|lasts?|will take|will last"],
    ["hold", "holds?|seats?|carries|carry|weighs?|measures?"],
    [
      "be",
      "is scheduled for|is planned for|is set for|is set to|is set at|is due|will be|must be|stays at|moves to|happens|launches|ships|goes live|stands at|amounts to|is|are",
    ],
  ],
  months: "january february march april may june july august september october november december".split(" "),
  weekdays: "monday tuesday wednesday thursday friday saturday sunday".split(" "),
  clock: "o'clock|hrs|hours",
  timeBound:
    /\b(?:today|yesterday|tomorrow|now|currently|this (?:week|month|morning|time)|so far|was|were|had|ago|last)\b/i,
  clause: /\b(?:that|which|who|if|when|because|and|or|but)\b/i,
  generic: wordSet(
    "date time day amount number total value current new planned scheduled final next last previous meeting start end begin open close be must it this that they we i he she there",
  ),
  least: /\b(?:at least|min(?:imum)?|more than|over|from)\b/i,
  most: /\b(?:at most|max(?:imum)?|up to|under|below|less than|no more than)\b/i,
  denied: /^(?:not|never|no longer)\s+/i,
  separators: /,\s+(?=\p{L})|;| because | since | so /u,
  per: /\b(?:an?|per|each|every) (hour|day|night|week|month|year|person|head|child|piece|metre|litre|kilo|car|session)\b/i,
  lead: /^(?:(?:we|they|all|everybody|the (?:board|committee|council)) (?:have |has )?(?:agreed|decided|confirmed|noted)|it (?:was|is) (?:agreed|decided|confirmed|noted)) that\s+/i,
};
