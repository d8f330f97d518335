import type { LearningPattern } from "../../match/learnings";

/** Decisions by a label or a vote, and those without a verb such as "decided": "we keep the hut", "the blue one it is". */
export const CHOICES: readonly LearningPattern[] = [
  // The record of a bot of meetings, and a count of votes.
  {
    pattern: /^\W*(?:agreed|accepted|decision)\s+(?=\p{Ll}[^.]* \(?\+\d)/iu,
    confidence: 0.95,
    isAfter: true,
  },
  {
    pattern:
      /[([]\s?\+?\d+ ?(?:for|in favou?r|yes|ayes?|pro)?\s?[,;/:–-] ?-?\d+ ?(?:against|no|nays?|opposed|contra)\b|\bby \d+ votes to \d+\b/iu,
    confidence: 0.9,
  },
  {
    pattern:
      /^\W*(?:final |our )?(?:decision|decided|resolution|resolved|agreed|deal)(?: (?:with|by|on|in|at) [^:]{1,40}| \([^)]{1,40}\))?\s*[:–—]\s+(?=\S)/iu,
    confidence: 0.95,
    isAfter: true,
  },
  // "Verdict: passed" is the result of a test as well.
  { pattern: /^\W*(?:final |our )?verdict\s*[:–—]\s+(?=\S)/iu, confidence: 0.8, isAfter: true },
  {
    pattern:
      /^\W*(?:\d{4}: )?(?:(?:so|and) )?(?:from (?:now|here|today) on(?:wards)?|going forward|henceforth|from (?:next|this) (?:week|month|term|season|sprint|year)(?: on(?:wards)?)?|starting (?:next|in|on) [\p{L}\d ]{1,30}?|starting with [\p{L}\d ]{1,30}(?=, (?:we|the|all|no|only)\b)),?\s+(?=\S)/iu,
    confidence: 0.8,
  },
  {
    pattern:
      /\b(?:we|i)(?:['’](?:re|m)| are| am)(?: now)? (?:using|trying|taking(?! it\b)|starting|stopping|leaving|closing|merging|splitting|outsourcing|limiting|changing to|staying (?:with|at)|going for|not (?:\p{L}+ing))\b(?! to\b)/iu,
    confidence: 0.7,
  },
  // What will not be done.
  {
    pattern:
      /\b(?:is|are) not going to be (?!easy\b|fun\b|long\b)\p{L}+(?:ed|lt|ught|ade|old|pt)\b|\b(?:will not|won['’]t) be (?:supported|renewed|extended|offered|built|replaced|continued|published|added|repeated|accepted)\b/iu,
    confidence: 0.78,
  },
  {
    pattern:
      /\b(?:we|i)(?:['’](?:re|m)| are| am) (?:giving|shutting|closing|selling|putting|handing|winding|calling|cutting|throwing) (?!up\b|it a\b)[^.,]{2,40} (?:up|off|away|back|down)\b/iu,
    confidence: 0.8,
  },
  {
    pattern:
      /^\W*(?:so |ok(?:ay)?,? |then |now )?(?:dropping|scrapping|ditching|cancell?ing|switching (?:to|over|from)|sticking (?:with|to)|postponing|abandoning) (?!off\b|by\b|in\b|out\b|below\b)(?![^.]*\b(?:is|are|was|will|would|can|may|has|\p{L}+s (?:the|an?|it|us|you|no|more|less))\b)[\p{L}\d]/iu,
    confidence: 0.74,
  },
  {
    pattern:
      /\b(?:I['’]ll|I will) (?:take|use|keep|write|paint|plant|go with)\b[^.]{3,60}\b(?:as (?:the|my|our)|instead of|rather than|and (?:leave|drop|skip))\b/iu,
    confidence: 0.76,
  },
  {
    pattern: /\b(?:is|are) (?:both |all )?(?:content|agreed|happy) for\b[^.]{3,60} to be\b/iu,
    confidence: 0.75,
  },
  {
    pattern: /\bwe (?:also |hereby )?(?:reject|rule out|turn down|veto) (?!that\b|it when\b)\p{L}/iu,
    confidence: 0.8,
  },
  // One of two: "then we leave on Friday, not on Saturday".
  {
    pattern:
      /(?:^\W*|\b(?:then|so|ok(?:ay)?|yes),? )we (?!are\b|were\b|have\b|had\b|know\b|need\b|want\b|think\b|hope\b|did\b|do\b|can|must\b|should\b|would\b|could\b|got\b|saw\b|found\b|was\b)(?!\p{Ll}+ed\b)\p{Ll}+ [^.?]{3,60}, not (?:tomorrow|today|tonight|on|in|at|the|a|by|from|with|before|after|until)\b/iu,
    confidence: 0.72,
  },
  {
    pattern:
      /\b(?:goes|go|comes|come|moves?|meets?|starts?|begins?|opens?|ships?|stays?|switches|happens?|runs?|takes place)\b[^.]{2,80}\b(?:instead of|rather than|from now on|until further notice|this (?:year|term|season) instead)(?!\p{L})/iu,
    confidence: 0.72,
  },
  {
    pattern:
      /(?:^|[,;:–-] |\b(?:so|and|then|therefore|instead) )we (?:leave out|keep|drop|skip|scrap|cut|merge|split|replace|move|stop|switch|postpone|cancel|publish|launch|ship|charge|close|limit|stick (?:to|with)|stay with|go (?:for|with|ahead)|focus on|give up|start with|build on|standardi[sz]e on)\b/iu,
    confidence: 0.7,
  },
  {
    pattern:
      /\bwe(?:['’]re| are)(?: now| only| just)? (?:doing|making|printing|building|painting|playing|serving|selling|offering|buying|ordering) (?:the|a|an|our|only|no)\b/iu,
    confidence: 0.68,
  },
  {
    pattern:
      /\bgets? (?:cut|dropped|replaced|moved|merged|split|postponed|cancell?ed|scrapped|removed|retired|rewritten)\b/iu,
    confidence: 0.72,
  },
  {
    pattern:
      /^\W*(?:in the end,? |so |ok(?:ay)?,? |then )?(?:the )?\p{L}[\p{L}\d -]{1,40} (?:it is|wins|won)(?: then)?\s*[.!:]*\s*$/iu,
    confidence: 0.72,
  },
  {
    pattern:
      /\b(?:we|they) (?:have |['’]ve )?(?:said (?:yes|no) to|gave (?:it )?the green light|have a deal|came down on|went for|gave up on|got rid of)\b/iu,
    confidence: 0.78,
  },
  {
    pattern:
      /\bwe(?:['’]ll| will) (?!have\b|need\b|be\b|see\b)\p{L}+ [^.?]{3,80}\b(?:rather than|instead of)\b/iu,
    confidence: 0.84,
  },
  {
    pattern: /\b(?:I|we)(?:['’]ll| will) (?!have\b|need\b|be\b|see\b)[^.?]{4,80} instead\s*[.!]?$/iu,
    confidence: 0.76,
  },
  {
    pattern: /\b(?:but|so|and|then) (?:we )?went (?:ahead )?with (?:the|an?|our|\p{Lu}|\d)/u,
    confidence: 0.8,
  },
  {
    pattern: /\blet['’]s (?:go (?:ahead )?with|use|stick (?:with|to)|drop) (?!it\b)\p{L}(?![^.]*\?)/iu,
    confidence: 0.76,
  },
  {
    pattern:
      /\b(?:evening|meeting|session|class|course|rehearsal|training|deadline|release|launch|day|slot|call)s? (?:now )?moves? to (?:the \p{L}+|\p{L}+day|\d|\p{L}+ \d)/iu,
    confidence: 0.74,
  },
  {
    pattern:
      /\bsettled at \d|^\W*consensus (?:for|is|on|to)\b|^\W*(?:after (?:some|a lot of|much|long|a long|an? \p{L}+ of) [^:]{3,40}|in the end):\s+(?=\S)/iu,
    confidence: 0.78,
  },
  {
    pattern:
      /\b(?:stays?|remains?) (?:separate|unchanged|the same|as (?:it is|they are|before)|with us)(?=[.,;!]|$| (?:since|because|for now|until))/iu,
    confidence: 0.7,
  },
  {
    pattern: /\bwe(?:['’]ll| will) (?:lease|rent|share|sell|outsource|reuse|repair|rebuild)\b/iu,
    confidence: 0.78,
  },
];
