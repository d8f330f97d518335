/** Words before a match that make it negative, pending or hypothetical. */
export const PENDING: readonly RegExp[] = [
  /(?:(?:\b(?:if|whether|unless|until(?! then| now)|once|should|could|might|can|to be|be|yet to|wants?|wanted to|would|hope to|hoping to|trying to|before|when|not|never|nothing|nobody|no one|need to|needs to|have to|has to|must|waiting for|pending|seems? like|seems that|sounds like|are being|how)|n['’]t)\s+(?:\p{L}+\s+){0,2})$/iu,
  /\bmay (?:\p{L}+ ){0,2}$/u,
  /\b(?:if|whether|unless|until|once|in case|so that)\s+(?:[\p{L}'’]+\s+){0,3}$/iu,
];

/** Descriptions of a decision: its date, its reasons, its consequences. */
const ABOUT_ONE =
  /^\W*(?:decision|approval|resolution)[- ](?:date|makers?|owners?|status|log|records?|types?|drivers?|id|number)\b|(?:\b(?:the|this|our)|['’]s?) decision (?:to|on|for|of|not to)\b[^.]{3,160}?\b(?:(?:can|could|may|might) be|will|is (?:based|intended|in line|motivated|driven|supported)|has (?:the )?(?:following|several|an?)|results? in|means|allows|enables|depends|requires|helps|leads)\b/iu;

/** "The name we chose for it": which one, but not that it was chosen. */
const MENTIONED =
  /(?<!\b(?:in|at|after|during|on|for|since|with|following|before|from|by|of|until|under) )\b(?:the|those|these|an?|one|two|some|all|any|many|most) (?:(?!(?:and|but|so|that|then|is|are|was|were|has|have|had|will)\b)[\p{L}-]+["”]? ){1,4}?(?:that |which )?(?:we|they|I|the (?:team|group|board|committee))(?:['’]ve)? (?:have )?(?:(?:adopt|agree|decide|approve|reject|select|elect|opt|vote)[sd]?(?:ed)?|chose)\b/iu;

/** "The amount approved by the board is paid", "an expense that was approved": which one. */
const PARTICIPLE =
  /\b(?:the|an?|any|each|every|no) (?:(?!(?:and|but|so|is|are|was|were|be|been|has|have|had|will)\b)[\p{L}'’-]+ ){1,3}(?:that (?:is|are|was|were|has been) )?(?:approved|adopted|accepted|agreed|selected|chosen|rejected|elected) by\b/iu;

/** "Decision: SQL, files, or both": what one may choose. */
const ALTERNATIVES =
  /^\W*(?:decision|resolution)\W{1,4}(?:[^,.;:]{1,40},\s){1,6}(?:or|and\/or) [^,.;:]{1,40}(?:[.;]|$)/iu;

/** "Rejected: too slow": why, below the name of what was. */
const REASON_AGAINST =
  /^\W*(?:rejected|discarded|ruled out)\s*:\s*(?:too|easy|easier|hard|harder|more|less|slow|slower|complex|adds?|requires?|needs?|does|would|not|because|as|since|due)\b/iu;

/** What is decided again and again: "members are elected every May". */
const HABITUAL =
  /\b(?:is|are) (?:usually|normally|typically|generally|annually|regularly|often|always) (?:elected|chosen|decided|approved|appointed|selected|agreed|rejected)\b|\b(?:elected|chosen|decided|approved|appointed|selected) (?:annually|yearly|each (?:year|term|spring|autumn)|every (?:year|term|\p{L}+ years))\b/iu;

/** What a text does with its reader: "in this example we will not use a database". */
const OF_THE_TEXT =
  /\bin (?:this|the following) (?:demonstration|demo|example|article|note|post|tutorial|guide|section|chapter|talk|presentation|video|series|exercise)\b[^.]*\b(?:we|I)(?:['’]ll|['’]re)?\b|\b(?:we|I)(?:['’]ll| will)\b[^.]*\bin this (?:demonstration|demo|example|article|post|tutorial|guide|section|chapter|talk|video|series)\b/iu;

/** "Approved tools must be listed": of things that are approved. */
const OF_APPROVED =
  /^\W*(?:approved|rejected|accepted|adopted|agreed|selected|chosen) (?:\p{L}+ ){1,4}(?:must|may|can|cannot|should|shall|need|needs|have|has|are|is|will)\b/iu;

/** "Since the previous approved edition", "a list of all approved groups". */
const APPROVED_BEFORE =
  /\b(?:previous|last|latest|first|next|current|newly|already|recently|all|any|every) (?:approved|adopted|accepted|agreed|selected|chosen) (?!by\b|the\b|an?\b|that\b|to\b)\p{Ll}+/iu;

/** What the reader may have decided. */
const THE_READERS =
  /\byou(?:['’]ve| have)? (?:\p{L}+ )?(?:decided|agreed|approved|chosen|chose|adopted|rejected|selected|picked|settled)\b/iu;

/** What is held to be good. */
const HELD = /\b(?:considered|accepted|recommended) (?:an? |the )?(?:\p{L}+ )?practices?\b/iu;

/** What every meeting settles: its minutes, who takes them, when the next one is. */
const ROUTINE =
  /\b(?:approv(?:ed?|es|ing)|adopt(?:ed|s)?|accept(?:ed|s)?|amend(?:ed|s)?) (?:the |of )?(?:[^.,;]{0,40} )?(?:minutes|agenda)\b|\b(?:agreed|volunteered) to (?:make|take|write|keep) (?:the )?(?:minutes|notes)\b|\bagreed? to (?:meet (?:again|next|on)|decide|discuss|talk|revisit)\b|\b(?:postponed|deferred|moved|put off|pushed) (?:to|until|till) (?:the |our )?next (?:meeting|time|call|session)\b/iu;

/** "Was voted on": what was, stands elsewhere. */
const WITHOUT_SUBJECT = /^\W*(?:was|were) voted on\b/iu;

/** "Once the store can verify it, we will no longer do so". */
const ON_CONDITION =
  /^\W*(?:once|when|until|as soon as|after) [^,]{3,160},? (?:then )?(?:we|I)(?:['’]ll| will)\b/iu;

/** "A block is limited, with the time decided on by the team"; "Also resolved: a wrong flag". */
const OF_A_THING =
  /,? with (?:\p{L}+ ){1,4}(?:decided|agreed|chosen|selected)\b|^\W*also (?:fixed|resolved|corrected)\b/iu;

/** "Discussion: …": a report, not what was settled. "Ann agreed that it is slow": an opinion. */
const SAID =
  /^\W*(?:discussion|context|background|remarks?)\s*:|(?<!\p{L})\p{Lu}\p{Ll}+ agreed that [^.]{3,80}\b(?:is|are|was|were)\b/u;

/** "We voted on two motions", "about 20% of the members voted for the seats": the result is in another sentence. */
const ONLY_VOTED =
  /\bvoted (?:up)?on\b(?![^.]*\b(?:pass(?:ed|es)|approved|carried|rejected|accepted|adopted)\b)|\d ?% of [^.]{3,60} voted\b/iu;

/** "**Consensus** — how nodes agree": a definition. */
const DEFINED = /^\W*consensus\W*\s[—–-]\s/iu;

/** "Request vote to move to the next stage": what is still to be decided. */
const REQUESTED = /^\W*request(?:s|ed|ing)? (?:an? |the |for )*(?:votes?|approval|decision)\b/iu;

/** "Let's use Arabic as an example". */
const FOR_EXAMPLE = /\bas an example\b/iu;

/** "We will use the term garden for both": what a word means. */
const OF_A_WORD =
  /\bwe(?:['’]ll| will| shall) use (?:the |this )?(?:terms?|words?|names?|notation|symbols?|expressions?)\b/iu;

/** "Although we elected to use slate, it is heavy", "after we adopted it, …": what it says is something else. */
const SUBORDINATE =
  /^\W*(?:(?:al)?though|after|since|because|as) (?:it (?:is|was|has been) |we |I |they )(?:\p{L}+ )?(?:decided|agreed|chose|elected|opted|voted|resolved|settled|adopted|approved)\b/iu;

/** "It follows the charter, where it is agreed to sell cranes": others agreed, elsewhere. */
const ELSEWHERE =
  /, (?:where|in which|by which) (?:it (?:is|was|has been)|we|they) (?:\p{L}+ )?(?:decided|agreed|resolved|settled)\b/iu;

/** "Now we will use the library to fill the table": a step that the reader is shown. */
const SHOWN_STEP =
  /^\W*(?:now|next|then|here),? (?:let['’]s|we(?:['’]ll| will)) (?:use|add|create|define|see|look|write|fill|build|call|import|install|run|open|copy)\b/iu;

export const NO_DECISIONS: readonly RegExp[] = [
  MENTIONED,
  PARTICIPLE,
  ALTERNATIVES,
  OF_A_WORD,
  SUBORDINATE,
  ELSEWHERE,
  SHOWN_STEP,
  ROUTINE,
  WITHOUT_SUBJECT,
  FOR_EXAMPLE,
  DEFINED,
  REQUESTED,
  ONLY_VOTED,
  SAID,
  ON_CONDITION,
  OF_A_THING,
  ABOUT_ONE,
  REASON_AGAINST,
  HABITUAL,
  OF_THE_TEXT,
  OF_APPROVED,
  APPROVED_BEFORE,
  THE_READERS,
  HELD,
];

export const NO_DECISION =
  /^\W*\p{Lu}\p{Ll}+ing (?:the|an?|our|it) (?:\p{L}+ )?(?:ends|costs|takes|makes|means|helps|causes|works|gives|brings|saves|is|was|would)\b|^\W*results?\s*[:–—][^.]*\d|\b(?:minutes\b[^.]{0,80}\b(?:approved|agreed|accepted|adopted)|agenda\b[^.]{0,30}\bapproved|not (?:yet )?(?:been )?(?:decided|agreed|approved|settled)|(?:haven['’]t|hasn['’]t|didn['’]t|don['’]t|doesn['’]t|never|nobody|no one)(?: \p{L}+)? (?:decide|decided|agree|agreed|approve|approved)|(?:nothing|no decision|undecided|to be (?:decided|agreed|confirmed)|tbd|tbc)\b|agreed? to disagree|would have (?:chosen|decided|picked|agreed)|rather not decide)/iu;

/** Decisions by others in something that is only read about. */
export const STRANGERS =
  /\b(?:the|our|her|his|my) (?:old |young |black |white |neighbour['’]s )?(?:\p{L}*bird|cat|dog|puppy|kitten|robin|hen|cock|goat|cow|horse|pony|fox|weather|wind|rain|sun|universe|printer|computer|laptop|car|phone|baby|toddler)(?: has| had|['’]s)? (?:also |now |just )?(?:decided|agreed|chosen|chose|opted)\b|\b(?:the authors?|the (?:study|paper|book|article|film|novel) (?:\p{L}+ )?(?:decid|chos|cho|agre|us|reject|adopt|opt|pick|select|vot)\p{L}*|researchers|characters?)\b|\b\p{L}+ had (?:once |already |first )?(?:decided|agreed|chosen|voted|opted)\b|\b(?:in|since) (?:1\d\d\d|200\d)\b/iu;
