import { wordSet } from "../match/word-set";

const POLITE = String.raw`(?:(?:please|pls|plz|kindly|maybe|perhaps|also|just|quickly|possibly|possible|then|still|at least)\s+)*`;
const CAN_YOU = new RegExp(
  String.raw`(?:^|\b)(?:can|could|would|will) (?:(?:you|u)(?: guys| all| both| two)?|(?:any|some|either|one) ?(?:one|body)?(?: of you)?)\s+${POLITE}(?:be able to |mind |help (?:me |us )?(?:to )?)?([\p{L}][\p{L}-]*)`,
  "iu",
);
const PLEASE =
  /\b(?:please|pls|plz|kindly)[,]?\s+(?:(?:also|just|then|do|both)\s+)*(?:(?:make|be) sure (?:to |that )|remember to |don['’]?t forget to )?([\p{L}][\p{L}-]*)/iu;
const YOU_NEED = new RegExp(
  String.raw`\b(?:you(?:['’]ll)?(?: will)?(?: need| have)? to|you(?:['’]ll| will)(?! (?:find|see|love|like|enjoy|notice|remember|know|be|have|need)\b)|you (?:should|must|were (?:going|supposed|meant) to)|(?:I|we)(?:['’]d| would)? (?:need|want|like|would like|ask) you to|(?:I|we) (?:need|ask) you to|(?:can|could|may|might) (?:I|we) ask you to|(?:was|were|['’]m|am) hoping (?:that )?you (?:could|can|would|might)|(?:grateful|great|good|nice|helpful|lovely|kind|brilliant|wonderful|perfect|ideal|useful|appreciate(?: it)?|thankful) if you(?:['’]d| could| would| can| might)(?: be able to)?|(?:I|we) (?:trust|hope) you (?:can|will|could))\s+${POLITE}([\p{L}][\p{L}-]*)`,
  "iu",
);
const SOMEONE =
  /\b(?:need|want|looking for|wanted) (?:someone|somebody|anyone|a volunteer|volunteers|one of you|people) (?:to|who (?:can|could|will))\s+([\p{L}-]+)/iu;
/** "Please make sure that the PC is back": the clause is the task. */
const ENSURE =
  /\b(?:please|pls|can you|could you|would you)[,]?\s+((?:make|be) (?:sure|certain) that)(?=\s)/iu;
const MIND = /\b(?:would|do|could) you mind (?:please )?([\p{L}]+ing)\b/iu;

/** "Marcus, we still need your biog for the programme", "what I need from you: a photo": what is asked for is to be sent. */
const NEED_YOURS =
  /\b(?:we|I)(?:['’]m| are|['’]re| am)?(?: still| also| just)? (?:need|waiting for|missing|require|want) (?:(?=your\s\p{Ll}{3,})|from you(?: (?:is|are))?\s?[:–—-]\s?(?=\p{L}))/iu;

/** Courtesies and replies, which are not tasks. */
const COURTESY = wordSet(
  "find note see be feel have accept excuse forgive ignore disregard let advise keep remember bear hesitate enjoy consider do help make allow wait hold stop take rest refer unsubscribe visit click reply",
);
const COURTESY_TEXT =
  /^(?:let (?:me|us) know (?:if|whether|should|how it)|find (?:attached|enclosed|below)|contact (?:me|us) (?:if|should|with any)|call (?:me|us) if|get in touch|reach out|feel free|do not (?:hesitate|reply)|don['’]t (?:hesitate|reply)|reply to this|click|see (?:attached|below)|take a seat|bear with)/i;
/** "take the 900 out of the application" does something, "take a seat" and "make sure" do not. */
const CHANGES =
  /^(?:take|make|stop|keep) (?:the|your|our|his|her|their|those|all|both|\d[\d.,]*)(?: [\p{L}\d.,£€$%-]+){1,4}? (?:out|off|down|away|back|from|to|into|for|with|until|up)\b/iu;
/** What one cannot send: "we need your help". */
const STATES =
  /^your (?:help|support|input|advice|patience|understanding|attention|opinion|views?|presence)\b/i;

/** How one person asks something of another. */
export const REQUESTS = {
  CAN_YOU,
  PLEASE,
  YOU_NEED,
  SOMEONE,
  ENSURE,
  MIND,
  NEED_YOURS,
  COURTESY,
  COURTESY_TEXT,
  CHANGES,
  STATES,
};
