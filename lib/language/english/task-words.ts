import type { TaskWords } from "../match/task-words";

const SUBJECT = "(?:he|she|it|they|i|we|you|that|there)";
const FINITE =
  "(?:['’](?:s|re|ll|ve|d|m)|\\s(?:is|are|was|were|has|have|had|will|would|wants?|needs?|says?|said|knows?|goes|can|could|can['’]t|doesn['’]t|don['’]t|might|may|should|must|went|got|gets?|did|does))";

export const ENGLISH_TASK_WORDS: TaskWords = {
  leads: "and|so|but|then|also|please|pls|plz|kindly|therefore|btw|anyway|ok so|and then",
  calls:
    "ok|okay|yes|yep|yeah|yup|no|right|right so|well|now|great|cool|fine|oh|sure|perfect|lovely|grand|ps|p\\.s\\.|n\\.?b\\.?|fyi|therefore|last thing|one more thing|also|so|anyway|additionally|furthermore|moreover|in addition|finally|lastly|morning|afternoon|hi|hello|thanks",
  asks: "it (?:is|was|has been) (?:suggested|proposed|recommended|agreed|decided) (?:that|to)(?: we)?(?: should| will| would| must| need to)?|(?:can|could|would|will) (?:you|u)(?: (?:please|pls|kindly|maybe|just|also|both))*|i(?: still)? need you to|you(?:['’]ll| will)?(?: still)? (?:need|have) to|you (?:must|should)|(?:don['’]?t|do not) forget to|remember to|make sure (?:to|you)|(?:someone|somebody)(?:['’]ll| will)? (?:needs? to|has to|should|must|have to)|we(?: still)? (?:need|have) to|i(?: still| also)? (?:need|have|want) to|i['’]ve (?:got|still got) to|i(?:['’]ll| will|ll)(?: also| then| just)?|you|i can|i could|let me(?! know)|(?:he|she|they)(?:['’]ll| will)|i(?:['’]m| am) (?:going|gonna) to?|(?:still )?needs? to|gotta|must|will",
  reasons: "since|as|because|although|though|given that|now that|seeing that",
  conditions: "if|when|once|after|before|until|unless|as soon as|in case",
  explains: `otherwise|or else|or ${SUBJECT}${FINITE}|because|cos|cuz|since ${SUBJECT}|as ${SUBJECT}|${SUBJECT}${FINITE}|(?:my|his|her|their|our|your|the) \\p{L}+ (?:is|are|has|was|says|wants|knows|can['’]t)|which|full as|need (?:it|them) back|no need|not (?:like|as) (?:last|in)`,
  refers:
    "\\p{L}+ (?:\\p{L}+ ){0,3}?(?:it|them|him|one|ones|that|those|these)(?!\\p{L})|\\p{L}+ (?:\\p{L}+ )?her(?:$| (?:by|on|about|for|to|with|after|before|first|and|back|\\p{Lu}\\p{L}+day)(?!\\p{L}))|\\p{L}+ (?:his|her|their) |(?:go on|keep) \\p{L}+ing$|\\p{L}+ (?:again|too|as well)$|at ",
  pointsBack:
    "it|them|him|her|hers|he|she|they|those|these|that(?=\\W*$|[,;.]|\\s(?:by|before|on|to|with|for|from|in|at|up|out|off|over|one|back)(?!\\p{L}))|this(?=\\W*$|[,;.]|\\s(?:by|before|to|with|up|out|off|over|one)(?!\\p{L}))|(?:this|that) one|ones|one(?=\\W*$|[,;.]|\\s(?:by|before|from|at|to|in)(?!\\p{L}))|both|either|the (?:others?|rest|two|three|lot|same)(?!\\s\\p{L}{4})|there(?=\\W*$|[,;.])|another(?=\\W*$|[,;.])",
  accepts: "noted|fine|me(?!\\p{L})|i will|yes yes|go on|yep|jo|aye|i(?:['’]ll| can) do (?:it|that)",
  somebody: "someone|somebody|anyone|anybody|who",
  writes:
    "kept by|written by|written up by|notes by|notes|typed by|minutes by|minuted by|scribe:?|taken by|prepared by|from|dictated by|log by",
  meets: "call|meeting|meet|visit|interview|chat|catch-?up|phone|phoned|rang|tel|lunch|1:1",
  behindCalled: "you|u|pls|plz|please|kindly|can you|could you|would you|will you",
  modals: "can|could|would|will|should",
  states: "are|were|is|was|have|had",
  writing: "taking notes|scribbling|writing|minuting|typing",
};
