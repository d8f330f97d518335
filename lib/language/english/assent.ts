/** "Let's go with B": what a speaker proposes. */
const PROPOSAL =
  /^\W*(?:(?:ok(?:ay)?|right|so|then|fine|well|hmm|maybe|how about|what if|i say|i think)[,.!]?\s+)*(?:let['’]s|shall we|why don['’]t we|we could just|i(?:['’]d)? (?:suggest|propose|vote)(?: (?:we|that we|for|to))?)\s+(?:just |all |not )?(?=([\p{L}]+))/iu;
/** What accepts it. */
const AGREES =
  /^\W*(?:agreed|deal|(?:good|great|fine|right|ok(?:ay)?|perfect),? (?:so )?(?:that|it)(?:['’]s| is) (?:settled|agreed|decided|it|that)(?: then)?|yes|yep|yeah|yup|ok(?:ay)?|\+1|👍|👌|✅|sounds good|works for me|fine (?:by|with) me|perfect|done|great|good (?:idea|plan|call)|love it|let['’]s do (?:it|that)|sold|cool|i['’]m in|same|absolutely|definitely|second(?:ed)?|go for it|same here|ja|si|sí|oui)(?=$|[\s,.!👍])/iu;
/** What does not accept it. */
const BUT = /\b(?:but|however|not sure|wait|no\b|hmm|except|though)\b/i;

/** What says yes to a request. */
const YES =
  /^\W*(?:yes|yep|yeah|yup|sure|ok(?:ay)?|will do|of course|no problem|np|on it|absolutely|happy to|consider it done|done|aye|ja|si|sí|oui|👍|can do|got it|roger|definitely|gladly|👌|i can\b|i will\b|i['’]?ll\b|i got\b|i have\b|i was\b|i am\b|me\b|i do\b|ka pai|mach ich|claro|ok\b)/iu;

export const ASSENT = { PROPOSAL, AGREES, BUT, YES };
