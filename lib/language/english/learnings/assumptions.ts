import type { LearningPattern } from "../../match/learnings";
import { BODY, NAMED } from "./subjects";

const SOMEBODY = `(?:[Ww]e|[Ii]|[Tt]hey|[Hh]e|[Ss]he|[Ee]veryone|[Mm]ost of us|${BODY}|${NAMED})`;

export const ASSUMPTIONS: readonly LearningPattern[] = [
  { pattern: /\bon the basis that\b/iu, confidence: 0.82 },
  {
    pattern: /\bought to (?:be (?:enough|fine|ok(?:ay)?|ready|plenty|done)|do|last|hold|suffice)\b/iu,
    confidence: 0.78,
  },
  { pattern: /\b(?:fairly|pretty|almost|quite) (?:sure|certain)(?! (?:of|about)\b)/iu, confidence: 0.76 },
  { pattern: /\b(?:is|are) (?:most |very )?likely (?:the|an?|due|to be)\b/iu, confidence: 0.76 },
  {
    pattern: /^\W*(?:working |our |key |main )?(?:assumption|hypothesis|assumed|premise)\s*[:–—]\s+(?=\S)/iu,
    confidence: 0.95,
    isAfter: true,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])${SOMEBODY}(?:['’](?:re|m|ll)| are| am| is| will)?(?: (?:all|still|also|just|now|currently|strongly|simply))*\s+(?:assumes?|assuming|presumes?|presuming|suspects?|reckons?|supposes?|hypothesi[sz]es?|anticipates?)\s+(?:that\s+)?(?=\S)`,
      "u",
    ),
    confidence: 0.92,
    isAfter: true,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])${SOMEBODY}(?:['’](?:re|m)| are| am| is)?(?: (?:all|still|also|just|now|currently|strongly|fully))*\s+(?:expects?|expecting|believes?)\s+(?!in\b|me\b|you\b|him\b|us\b|a (?:baby|child)|that (?:you|he|she)\b)(?:that\s+)?(?=\S)`,
      "u",
    ),
    confidence: 0.82,
    isAfter: true,
  },
  {
    pattern:
      /\b(?:this|that|it|which|the (?:\p{Ll}+ )?(?!author|paper|study|article|book|speaker|novel|writer)\p{Ll}+)\s+(?:assumes|presumes|presupposes|relies on the assumption)\s+(?:that\s+)?(?=\S)/iu,
    confidence: 0.86,
    isAfter: true,
  },
  {
    pattern:
      /\b(?:the|our|my|a|working|main|key)\s+(?:\p{L}+['’]s )?(?:working )?(?:assumption|hypothesis|guess|expectation|bet|premise) (?:is|remains|here is)(?: still)?(?: that)?\s+(?=\S)/iu,
    confidence: 0.92,
    isAfter: true,
  },
  {
    pattern: /^\W*(?:assumed|assuming|presumed) (?:for|in) (?:the |our |this )?[^:]{2,40}:\s+(?=\S)/iu,
    confidence: 0.85,
    isAfter: true,
  },
  {
    pattern:
      /\b(?:we|i)(?:['’](?:re|m)| are| am)? (?:tak(?:e|ing) it(?: for granted)?|are counting on it|counting on it|reckon with it) that\s+(?=\S)|\b(?:work|act|plann?|proceed)(?:ing|ed) on the (?:basis|footing|understanding) that\s+(?=\S)|\b(?:we|i) take it (?=(?:the|this|these|our|your|we|you|they|it|there)\b)/iu,
    confidence: 0.85,
    isAfter: true,
  },
  {
    pattern: /['’]s (?:assumption|hypothesis|guess) is(?: that)?\s+(?=\S)/iu,
    confidence: 0.9,
    isAfter: true,
  },
  {
    pattern: /\b(?:based on|under|on|with) the (?:assumption|premise|expectation) (?:that\s+)?(?=\S)/iu,
    confidence: 0.92,
    isAfter: true,
  },
  {
    pattern:
      /\bit (?:is|can be|seems safe to) (?:generally |widely |commonly |still )?(?:assumed?|expected|presumed|anticipated)\b(?: that)?\s+(?=\S)/iu,
    confidence: 0.9,
    isAfter: true,
  },
  {
    pattern:
      /\b(?:is|are) (?:generally |still )?(?:assumed|expected|presumed|believed|thought|estimated|projected|anticipated) to\b(?! (?:wear|attend|bring|arrive|be punctual|follow))/iu,
    confidence: 0.7,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])(?:[Hh]e|[Ss]he|[Tt]hey|[Ee]veryone|${BODY}|${NAMED}) (?:also |still |really )?(?:thinks?|feels?|figures?|imagines?|guess(?:es)?) (?:that )?(?=(?:\p{L}+ ){1,8}?(?:will|would|is|are|can|could|was|were|has|have|needs?|comes?|goes|won['’]t|\p{L}+s)\b)`,
      "u",
    ),
    confidence: 0.75,
    isAfter: true,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|${BODY}|${NAMED})(?:['’](?:re|m)| is| are| am) (?:fairly |quite |pretty |very )?(?:convinced|confident|certain|sure|of the opinion|counting on|banking on|betting (?:on|that)|hopeful)\s+(?:that\s+)?(?=\S)`,
      "u",
    ),
    confidence: 0.78,
    isAfter: true,
  },
  {
    pattern:
      /\b(?:I|we)(?:['’]d| would)? (?:guess|bet|wager|estimate|reckon|imagine)(?: that)?\s+(?=\S)|\b(?:I['’]m|I am|we['’]re|we are) (?:guessing|betting|reckoning|figuring)(?: that)?\s+(?=\S)/iu,
    confidence: 0.75,
    isAfter: true,
  },
  {
    pattern: /\b(?:estimates?|estimated) (?:that|at|about|around|to be|roughly|some|a|\d)/iu,
    confidence: 0.7,
  },
  {
    pattern:
      /\b(?:our|my|the|his|her) (?:theory|hunch|feeling|gut feeling|instinct)(?: is(?: that)?|:)\s+(?=\S)|\b(?:my|her|his|our) (?:gut|instinct) (?:says|tells (?:me|us|him|her))(?: that)?\s+(?=\S)/iu,
    confidence: 0.82,
    isAfter: true,
  },
  // A cause that the writer holds for the true one: "I think it was the flour, not the oven".
  { pattern: /\bI (?:do )?think [^.?]{3,80}\b(?:was|is|were|are)\b[^.?]{2,60}, not\b/iu, confidence: 0.72 },
  {
    pattern:
      /^\W*(?:surely|doubtless|no doubt),?\s+(?=\S)|\b(?:as far as (?:we|I) know|to (?:our|my) knowledge)\b/iu,
    confidence: 0.7,
  },
  {
    pattern:
      /\b(?:it )?looks (?:as (?:if|though)|like (?:it|we|the|they|there))\b|\bit (?:seems|appears) (?:that|as if)?\b|\b(?:seems?|appears?) to\b/iu,
    confidence: 0.65,
  },
  {
    pattern:
      /(?<!\b(?:I|we|you|they|he|she|one|who) )\bshould (?:only |easily |still |roughly |then )?(?:take|cost|need|work|arrive|fit|pass|finish|get(?! (?:an?|the|his|her|their|some|out|in)\b)|cover|help|improve|drop|fall|rise|grow|reach|bring|be done|be back|be here|be over)\b/iu,
    confidence: 0.64,
  },
  { pattern: /\b(?:will|would) (?:likely|surely|presumably)\b|\b(?:is|are) bound to\b/iu, confidence: 0.7 },
  { pattern: /^\W*(?:we(?:['’]re| are) )?assuming(?: that)?\s+(?=\S)/iu, confidence: 0.85, isAfter: true },
  {
    pattern: /\b(?:presumably|supposedly|in all likelihood|in all probability|chances are)\b/iu,
    confidence: 0.8,
  },
  { pattern: /\b(?:most|very|quite) (?:likely|probably)\b/iu, confidence: 0.75 },
  { pattern: /\b(?:is|are|seems?) (?:un)?likely to\b/iu, confidence: 0.75 },
  { pattern: /(?<!\b(?:I['’]ll|I will|I am|I['’]m|we['’]ll) )\bprobably\b/iu, confidence: 0.65 },
  {
    pattern:
      /\bshould (?:(?:still |easily |normally |comfortably )?(?:stay|remain|hold|suffice|last)|be (?:enough|sufficient|fine|ready|done|available|possible|safe|over|stable|under|below))\b/iu,
    confidence: 0.65,
  },
  {
    pattern: /\b(?:I|[Ww]e|[Tt]hey)(?:['’]ve| have) assumed (?:that )?(?=\S)/u,
    confidence: 0.9,
    isAfter: true,
  },
  {
    pattern: /\b(?:[Tt]he|[Oo]ur) \p{Ll}+s (?:expect|assume|believe|reckon|think|suspect) (?:that )?(?=\S)/u,
    confidence: 0.8,
    isAfter: true,
  },
  {
    pattern:
      /\b(?:[Hh]e|[Ss]he|[Tt]hey|\p{Lu}\p{Ll}+) (?:thinks?|reckons?|believes?|guess(?:es)?) (?:that )?(?=(?:it|he|she|they|we|that|there)['’](?:ll|d|s|re)\b)/u,
    confidence: 0.76,
    isAfter: true,
  },
  {
    pattern:
      /\b(?:I|[Ww]e) (?:count on|bank on|plan (?:with|for)|reckon with|budget for) (?:about |some |around )?\d/u,
    confidence: 0.78,
  },
  {
    pattern: /\b[Ww]e think (?:it (?:is|will|takes)|that|fewer|less|more|about|around|no more)\b/u,
    confidence: 0.72,
  },
];

export const NO_ASSUMPTION =
  /^\W*(?:and |but |so )?assuming (?:that )?(?:I|you|there|it|nothing|no|all|everything)\b[^,;]{3,200},\s|\b(?:(?:suppose|guess) (?:that )?(?:we|you|I|that)(?:['’]ll| will)?(?: all)? (?:know|see|have to|had better)\b|(?:don['’]t|do not|never|cannot|can['’]t|shouldn['’]t|should not|must not|no longer) (?:assume|expect|presume|believe)|no reason to (?:assume|believe)|(?:wrongly|falsely|mistakenly) (?:assum|believ)\w*|if (?:we|you|one|I) (?:assume|suppose|expect|believe)s?|(?:was|were) (?:most |very |quite )?likely|sure that (?:is|was|will|would|has|means|violates|breaks|makes|works|helps)|(?<!\b(?:I|we|you) )would assume|(?:suppose|guess|imagine) (?:that )?(?:an?|the|we|you|one|it|they) (?:\p{L}+ ){0,3}(?:could|might)|was assumed|had assumed|turned out|as expected)\b/iu;

export const STRANGERS =
  /^\W*(?:it|this|that) assumes\b|\b(?:the authors?|researchers|most people|people (?:who|often)|everybody knows|the (?:study|paper|book|article|guide|textbook) (?:\p{L}+ )?(?:assum|expect|believ|suppos|argu|claim|say|suggest|find|found)\p{L}*)\b/iu;
