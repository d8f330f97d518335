/** Words before a match that make it negative, pending or hypothetical. */
export const PENDING: readonly RegExp[] = [
  /(?:(?:\b(?:if|whether|unless|until(?! then| now)|once|should|could|might|can|to be|be|yet to|wants?|wanted to|would|hope to|hoping to|trying to|before|when|not|never|nothing|nobody|no one|need to|needs to|have to|has to|must|waiting for|pending|are being|how)|n['’]t)\s+(?:\p{L}+\s+){0,2})$/iu,
  /\bmay (?:\p{L}+ ){0,2}$/u,
  /\b(?:if|whether|unless|until|once|in case|so that)\s+(?:\p{L}+\s+){0,3}$/iu,
];

export const NO_DECISION =
  /^\W*\p{Lu}\p{Ll}+ing (?:the|an?|our|it) (?:\p{L}+ )?(?:ends|costs|takes|makes|means|helps|causes|works|gives|brings|saves|is|was|would)\b|^\W*results?\s*[:–—][^.]*\d|\b(?:minutes\b[^.]{0,80}\b(?:approved|agreed|accepted|adopted)|agenda\b[^.]{0,30}\bapproved|not (?:yet )?(?:been )?(?:decided|agreed|approved|settled)|(?:haven['’]t|hasn['’]t|didn['’]t|don['’]t|doesn['’]t|never|nobody|no one)(?: \p{L}+)? (?:decide|decided|agree|agreed|approve|approved)|(?:nothing|no decision|undecided|to be (?:decided|agreed|confirmed)|tbd|tbc)\b|agreed? to disagree|would have (?:chosen|decided|picked|agreed)|rather not decide)/iu;

/** Decisions by others in something that is only read about. */
export const STRANGERS =
  /\b(?:the|our|her|his|my) (?:old |young |black |white |neighbour['’]s )?(?:\p{L}*bird|cat|dog|puppy|kitten|robin|hen|cock|goat|cow|horse|pony|fox|weather|wind|rain|sun|universe|printer|computer|laptop|car|phone|baby|toddler)(?: has| had|['’]s)? (?:also |now |just )?(?:decided|agreed|chosen|chose|opted)\b|\b(?:the authors?|the (?:study|paper|book|article|film|novel) (?:\p{L}+ )?(?:decid|chos|cho|agre|us|reject|adopt|opt|pick|select|vot)\p{L}*|researchers|characters?)\b|\b\p{L}+ had (?:once |already |first )?(?:decided|agreed|chosen|voted|opted)\b|\b(?:in|since) (?:1\d\d\d|200\d)\b/iu;
