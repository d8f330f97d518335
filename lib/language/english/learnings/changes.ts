import type { LearningPattern } from "../../match/learnings";

/** Decisions without a word such as "decided": what is given up, put off, replaced or chosen, now or from now on. */
export const CHANGES: readonly LearningPattern[] = [
  {
    pattern: /^\W*\(?[a-z]\)\s+that\s(?=\p{L}+\s.*\b(?:be|may|shall|is|are|will)\b)/iu,
    confidence: 0.8,
  },
  { pattern: /:\s*(?:rejected|accepted|approved|dropped|declined|won['’]t do)\W*$/iu, confidence: 0.82 },
  { pattern: /\((?:as )?(?:decided|agreed|settled) (?:in|on|at|with|last|by)\b/iu, confidence: 0.8 },
  { pattern: /\b(?:made|make) it a rule (?:that|to)\b/iu, confidence: 0.84 },
  {
    pattern:
      /\b(?:[Ww]e|I)(?:['’](?:re|m)| are| am)(?: now| also| just| therefore)* (?:giving up|stopping|ending|discontinuing|leaving out|putting off|getting rid of)\b/u,
    confidence: 0.78,
  },
  {
    pattern:
      /\b[Ww]e (?:put off|gave up|left out|threw out|discontinued|stopped (?=that\b|this\b|it\b|\p{L}+ing\b))\s?(?=\p{L})/u,
    confidence: 0.76,
  },
  { pattern: /\bI['’]ve (?:stopped|given up) (?=\p{Ll}+ing\b)/u, confidence: 0.74 },
  { pattern: /\b[Ww]e no longer (?!have\b|know\b|need\b|see\b|live\b)\p{Ll}+/u, confidence: 0.8 },
  { pattern: /\b[Ww]e(?:['’]ll| will) (?:leave out|leave off|put the)\b/u, confidence: 0.74 },
  {
    pattern:
      /\b[Ww]e (?:use|take|run|keep|store|write|buy|build|go by) [^.;]{2,60}\b(?:rather than|instead of)\b/u,
    confidence: 0.8,
  },
  {
    pattern:
      /\b(?:was|were|has been|have been) (?:dropped|scrapped|shelved|abandoned|discontinued|ruled out|turned down)\b/iu,
    confidence: 0.76,
  },
  {
    pattern:
      /^(?!.*\b(?:sun|moon|power|light|results?|word|book|tide|fire)\b)\W*(?:so |then |and )?(?:the |option )?[\p{L}\d ]{1,40} (?:is|are) out(?=\s+(?:because|since|as)\b|\s*[.!]?$)/iu,
    confidence: 0.74,
  },
  {
    pattern: /^\W*(?!that\b|as\b|what\b|how\b|where\b|this\b)\p{L}[\p{L}\d ]{1,30} it is(?=[,!])/iu,
    confidence: 0.78,
  },
  { pattern: /\b(?:moves|changes|switches) from \S+(?: \S+){0,3} to (?!\d+\s?%)\S/iu, confidence: 0.72 },
  {
    pattern: /^\W*(?:(?:yeah|yes|ok(?:ay)?|right|so|fine)[, ]+)let['’]?s (?:do|go for|take|say)\s/iu,
    confidence: 0.7,
  },
];
