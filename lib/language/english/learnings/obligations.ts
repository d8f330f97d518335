import type { LearningPattern } from "../../match/learnings";

/** Constraints that oblige or forbid: "must", "may not", "no … without". */
export const OBLIGATIONS: readonly LearningPattern[] = [
  {
    pattern:
      /^\W*(?:hard |legal )?(?:constraint|limit|restriction|rule|requirement|deadline|limitation)s?\s*[:–—]\s+(?=\S)/iu,
    confidence: 0.95,
    isAfter: true,
  },
  {
    pattern:
      /(?<!\b(?:I|he|she|you) )\bmust(?: not| never| always| only| still| also)? (?!have (?:been|had|gone|left|forgotten|thought|missed|lost|happened|come|seen|meant|got)\b|admit\b|say\b|remember\b|confess\b|see\b|read\b)(?:be )?\p{Ll}/iu,
    confidence: 0.88,
  },
  {
    pattern:
      /\b(?:cannot|can not|can['’]t|may not) (?!believe\b|wait\b|remember\b|say\b|understand\b|imagine\b|find\b|complain\b|help\b|tell\b|see\b|think\b|recall\b|hear\b|stand\b)\p{Ll}+|\bcan(?:not|['’]t) see \p{L}+ (?:under|over|above|below|without|before|after)\b/iu,
    confidence: 0.8,
  },
  { pattern: /\bno \p{L}+(?: \p{L}+){0,4}(?: \([^()]{1,40}\))? (?:may|can|must) be\b/iu, confidence: 0.8 },
  { pattern: /\bshall (?:not|never) \p{Ll}+/iu, confidence: 0.82 },
  {
    pattern:
      /\b(?:nothing|none of (?:it|them|this|the \p{L}+)) (?:can|may|must|shall|will) (?:be )?\p{L}+[^.]{0,60}\b(?:before|until|unless|without|after|outside)\b/iu,
    confidence: 0.78,
  },
  // What a thing does not do beyond a figure, and what it lets nobody do.
  {
    pattern:
      /\b(?:does not|doesn['’]t|do not|don['’]t|will not|won['’]t|cannot|can['’]t) (?:go|point|fit|run|reach|work|hold|take|carry|support|accept|handle|load|lift|open) (?:[^.\d]{0,40} )?(?:more|less|higher|lower|below|above|beyond|over|under|longer|larger|heavier|wider|older|younger)(?: than)?\b[^.\d]{0,20}\d/iu,
    confidence: 0.76,
  },
  {
    pattern:
      /\b(?:does not|doesn['’]t|do not|don['’]t|will not|won['’]t) (?:let|allow|permit) (?!go\b|it go\b)(?:us|you|anyone|anybody|people|\p{L}+s)\b/iu,
    confidence: 0.78,
  },
  {
    pattern:
      /\bonly (?:accepts?|admits?|lets?|allows?|takes|opens?|works?|runs?|delivers?|ships?|pays?|comes? back|counts?|applies|covers?|starts?|serves?|sells?)\b[^.]{1,80}\b(?:if|when|once|until|till|after|before|between|with|on|from|for)\b/iu,
    confidence: 0.72,
  },
  {
    pattern: /\bno (?!longer\b)\p{L}+(?: \p{L}+){0,3} (?:is |are )?(?:allowed|permitted)\b/iu,
    confidence: 0.84,
  },
  { pattern: /\b\d[\d.,]* (?:\p{L}+ ){1,4}at (?:a|one|any one|the same) time\b/iu, confidence: 0.72 },
  { pattern: /\blimit(?:s|ed)? (?:\p{L}+ ){1,4}to (?:[€$£]\s?)?\d/iu, confidence: 0.82 },
  {
    pattern:
      /\b(?:larger|longer|bigger|heavier|higher|lower|older|younger|shorter|smaller|later|earlier|more|less|above|below|over|under|beyond|without)\b[^.]{1,60}\b(?:is|are) (?:now |always |automatically )?(?:rejected|refused|excluded|declined|turned away|cut off)\b/iu,
    confidence: 0.84,
  },
  {
    pattern:
      /^\W*(?:do not|don['’]t|never) (?!forget\b|worry\b|know\b|think\b|mind\b|want\b)\p{Ll}+[^.]*\b(?:without|before|until|unless|while|above|below|over|under|near|more than|after)\b/iu,
    confidence: 0.8,
  },
  { pattern: /\b(?:may|can) only (?:be )?\p{Ll}+/iu, confidence: 0.88 },
  {
    pattern: /\b(?:has|have|needs?) to be\b(?! (?:honest|fair|said))/iu,
    confidence: 0.8,
  },
  {
    pattern:
      /(?<!\b(?:I|we|you|he|she|they|who|to|don['’]t|not|just|will|would|might|may) )\b(?:has|have|needs?) to (?!be\b|say\b|admit\b|do with\b|laugh\b)\p{Ll}+/iu,
    confidence: 0.7,
  },
  {
    pattern:
      /\b(?:must|has to|have to|needs? to)\b[^.]{3,120}\b(?:otherwise|or else|by law|before|within|by (?:the )?(?:\d|\p{Lu}\p{L}+day|end of))\b/iu,
    confidence: 0.72,
  },
  {
    pattern:
      /\bneeds? (?:a|an|the|their|our|its|at least)\b[^.]{2,80}\b(?:first|before|by|prior to|in advance|beforehand)\b/iu,
    confidence: 0.7,
  },
  {
    pattern:
      /^\W*(?:absolutely |strictly )?no (?!one\b|news\b|idea\b|problems?\b|signs?\b|change|difference\b|reply\b|answer\b|doubt\b|decision\b|wonder\b|need\b|plans?\b|luck\b|rain\b|pain\b|fever\b|show\b|matter\b|longer\b|more than\b|results?\b|action|comments?\b|questions?\b|response\b)\p{L}[^.,]{1,60}\b(?:before|after|without|until|during|on|inside|at|in|near|within|longer than|more than|over|under|allowed|from|between|for (?:\d|an?\b|two|three|four|five|six|the))\b/iu,
    confidence: 0.75,
  },
  {
    pattern:
      /(?<!\b(?:decision|decided|agreed|outcome|result)):\s+no (?!change|news\b|answer\b|reply\b|results?\b)\p{L}[^.,:]{1,60}\b(?:allowed|permitted|before|without|until|during|between|longer than|more than)\b/iu,
    confidence: 0.75,
  },
  {
    pattern:
      /\b(?:will not|won['’]t|does not|doesn['’]t|do not|don['’]t|cannot|can['’]t) (?:accept|cover|allow|renew|manage|support|take|do|pay|insure|deliver|ship|open|serve|sell|seat|admit|handle)\b[^.?]{2,60}\b(?:without|under|over|unless|before|until|above|below|more than|less than|older|younger)(?!\p{L})/iu,
    confidence: 0.76,
  },
  {
    pattern:
      /\b(?:rejects?|refuses?|turns away|drops|ignores) (?:\p{L}+ ){0,4}(?:over|above|below|under|larger|longer|older|smaller|without|more than|beyond)\b[^.]*\d/iu,
    confidence: 0.76,
  },
  {
    pattern:
      /\b(?:says?|said|told (?:me|us))[,:]? (?:that )?no \p{L}+(?: \p{L}+)? (?:for|until|before|after|without) (?:\d|an?\b|the\b|two\b|three\b|four\b|six\b|\p{L}+day\b)/iu,
    confidence: 0.74,
  },
  {
    pattern: /\binsists? (?:on (?:a|an|two|three|four|at least|\d)|that (?:all|every|no|the|their|our))/iu,
    confidence: 0.72,
  },
  {
    pattern: /\b(?:may|can) [^.?]{2,50} only (?:if|when|with|after|until)\b/iu,
    confidence: 0.8,
  },
  {
    pattern:
      /\b(?:we|they|it) only (?:have|get|deliver|open|take|accept|sell|ship|allow|work|run)\b[^.]{2,60}(?:\d|\bin the\b|\b(?:mon|tue|wed|thu|fri|sat|sun)|\bon\b|\bfrom\b|\bfor\b|\bwith\b|\buntil\b)/iu,
    confidence: 0.7,
  },
  {
    pattern: /^\W*(?:each|every) [^.,]{2,40} needs? (?:an?|its|two|at least)\b/iu,
    confidence: 0.76,
  },
  {
    pattern:
      /\bso (?:do not|don['’]t|never) (?!worry\b|forget\b)\p{L}+ (?:it|this|them|these) (?:for|in|on|with|near|at|before|after)\b/iu,
    confidence: 0.68,
  },
];
