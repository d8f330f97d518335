import { anyOf } from "../languages/vocabulary";

/** "Let's go with B": what a speaker proposes. */
const PROPOSAL =
  /^\W*(?:(?:ok(?:ay)?|right|so|then|fine|well|hmm|maybe|how about|what if|i say|i think)[,.!]?\s+)*(?:let['’]s|shall we|why don['’]t we|we could just|i(?:['’]d)? (?:suggest|propose|vote)(?: (?:we|that we|for|to))?)\s+(?:just |all |not )?(?=([\p{L}]+))/iu;
/** What accepts it. */
const AGREES = new RegExp(
  String.raw`^\W*(?:agreed|deal|(?:good|great|fine|right|ok(?:ay)?|perfect),? (?:so )?(?:that|it)(?:['’]s| is) (?:settled|agreed|decided|it|that)(?: then)?|yes|yep|yeah|yup|ok(?:ay)?|\+1|👍|👌|✅|sounds good|works for me|fine (?:by|with) me|perfect|done|great|good (?:idea|plan|call)|love it|let['’]s do (?:it|that)|sold|cool|i['’]m in|same|absolutely|definitely|second(?:ed)?|go for it|same here|${anyOf("agrees")})(?=$|[\s,.!👍])`,
  "iu",
);
/** What does not accept it. */
const BUT = /\b(?:but|however|not sure|wait|no\b|hmm|except|though)\b/i;

/** What says yes to a request. */
const YES = new RegExp(String.raw`^\W*(?:${anyOf("yes")}|👍|👌)`, "iu");

export const ASSENT = { PROPOSAL, AGREES, BUT, YES };
