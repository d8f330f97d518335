import { minor } from "../../match/learnings";

const MATTER =
  "proposals?|motion|changes?|issue|item|topic|idea|approach|option|plan|matter|point|question|request|pr|pull request|patch|resolution|document|text|draft|action|design|analysis|alternative|model|one|thing|problem|case|way|solution";
/** "We decided on the prizes for the contest": it does not say which. */
const WHICH =
  "(?:an?|the|our|some|two|three|four)(?: main| few| possible)? (?:prizes?|dates?|names?|titles?|topics?|themes?|venues?|locations?|options?|schedules?|formats?|roles?|rules|codes? of conduct|wording|prices?|ways?)(?= (?:for|at)(?!\\p{L})|[.,;(]| \\(|$)";
/** "This year" says which one. */
const TIME = "year|month|week|weekend|season|term|time|spring|summer|autumn|winter|evening|morning";
/** Steps of work; what they find is worth more. */
const STEP =
  "draft|discuss|talk|look|think|check|review|reviewing|investigate|explore|follow|continue|collaborate|prepare|send|meet|vote|schedule|report|assemble|finish|finalize|try|revisit|file|suggest|share|circulate|ask|contact|reach out|work on|write up|do some|come back|get (?:more |some |further )?(?:input|feedback|advice)|bring (?:\\p{L}+ )?up|(?:have|let|ask|get) \\p{L}+ (?:\\p{L}+ )?(?:to )?(?:consider|handle|look|check|review|prepare|draft|write|contact)|play (?:around )?with|experiment with|start (?:to|\\p{L}+ing)|begin to|evaluate|identify|come up with|gather|collect|figure out|brainstorm|summari[sz]e|document (?:the|our|how|all)|test (?:the|our|changes|whether)|give feedback|step in|study|analy[sz]e|reconvene|focus(?:ing)? on|assist|help|split (?:up )?the|take (?:a look|over)|open an? (?:issue|ticket|pr)|close(?=[,;.]|$| (?:and|it|as|the (?:issue|pr|ticket)))";

/** What a board pays, again and again; "use Stripe for payments" is more. */
const PAYMENT =
  "(?:approv(?:e|es|ed|ing)|authori[sz](?:e|es|ed|ing)|pay|paid) (?:[^.;]{0,60} )?(?:payments?|invoices?|reimburs\\p{L}+|refunds?|waivers?|expense claims?)";

/** When one meets once, or not. */
const GATHERING =
  "cancel\\p{L}* (?:the |this |our |next )?(?:\\p{L}+ ){0,2}(?:meetings?|calls?|sessions?)|(?:meetings?|calls?|sessions?) (?:scheduled|planned) (?:for|on)|(?:an? |the )(?:[sae]gm|meeting|workshop|call|session) (?:would|will|should|to) be held|keep (?:on )?meeting|confirm (?:the|that|their|our) decision";

/** "They agreed that it would be clearer": an opinion, until it says what is to be. */
const OPINION =
  "agree[ds]? that(?![^.;]{0,300}(?<!\\p{L})(?:should|shall|must|will(?! (?:require|need|take|help|cost|benefit))|won['’]t|would(?! (?:like|be|make|help|allow|need|take|require|benefit|mean))|to be|not|never|only|can|cannot|may|is to|are to|keeps?|stays?)(?!\\p{L}))|(?:because|since) (?:we|they|it) (?:\\p{L}+ )?(?:ruled out|decided|agreed|chose|opted)|[\\p{L}”] the \\p{L}+ (?:agrees|decides|chooses) (?:to|on)|agree[ds]? (?:that|on) [^.]{0,200}(?:could|would be|(?:is|are|was|were) (?:\\p{L}+ly )?(?:acceptable|valid|important|beneficial|useful|good|bad|better|fine|helpful|valuable|reasonable))|agree[ds]? on the (?:importance|need|value)|(?:decided|agreed) (?:that )?(?:we|they|it) (?:might|may|could)|(?:decided|agreed) it should|which the \\p{L}+ (?:agreed|decided|chose)";

export const MINOR = minor({
  unnamed: `(?<=^\\P{L}*)then|(?<=^\\P{L}*)${WHICH}|(?<=^\\P{L}*)(?:approve|accept|adopt|reject|(?:proceed|go ahead|move (?:forward|ahead)) with) (?:the|their|his|her|its) \\p{L}+(?=\\W*$)|(?<=^\\P{L}*)(?:an?|the) \\p{L}+ (?:for|of|to) the \\p{L}+(?=\\W*$)|(?<=^\\P{L}*)(?:an?|the) (?:\\p{L}+ ){0,3}(?:solution|approach|compromise|(?:way|path) forward|course of action)(?= (?:to|for|of)(?!\\p{L})|[.,;]|$)|(?:option|approach|alternative|variant|solution|proposal) (?:\\d|[a-z]|one|two|three)|as (?:described|proposed|discussed|outlined)|the (?:proposed|chosen|suggested|recommended|agreed|above) (?:${MATTER})|(?<=^\\P{L}*)(?:approved|passed|carried|accepted|promoted|advanced|adopted) (?:unanimously|by|through|with)|motion put forward|above|below|aforementioned|latter|former|this(?! (?:${TIME}))|such(?! (?:as|that)(?!\\p{L}))|these|those|them|both(?=$|[.,;])|(?:to|of|for|with|on|in|do) that|(?:have|keep|use|make|change|put) that(?= (?:on|in|at|for)(?!\\p{L})|[.,;]|$)|do so|not do(?= for|[,.]|$)|it|(?:that|the|such) (?:${MATTER})(?! (?:to|of|for|from|that|which|on|in|with|by)(?!\\p{L}))`,
  routine: `${PAYMENT}|${GATHERING}|minutes|agenda|decision records?|financial reports?|treasurer['’]?s reports?|adjourn\\p{L}*|quorum|next (?:meeting|time|week|session|call|quarter|month)|postpone\\p{L}*|delay (?:a|the|any) (?:vote|decision)|put off|merge[sd]?|merging|fast[- ]track\\p{L}*|not (?:to )?(?:yet )?(?:finali[sz]e|decide|conclude)|follow[- ]?up|later(?! (?:in|this|than)(?!\\p{L}))|today|tomorrow|mov(?:e|ed|ing) (?:on )?to (?:another|the next) (?:topic|item|point)|exploration|recommended|in progress|new members|membership (?:applications?|requests?|renewals?)`,
  step: `(?:(?:\\p{L}+ )(?:and \\p{L}+ )?(?:will|to|can|should) )?(?:\\p{L}+ly |further )?(?:${STEP})`,
  deadline: "deadlines?|due dates?|closing dates?",
  aside: `voted (?:no|against|yes)|(?:said|says|indicated|reported|mentioned) that|agree[ds]? with (?:him|her|them|\\p{L}+ \\p{L}+ that)|but (?:then|later) (?:\\p{L}+ )?(?:scrapped|dropped|changed|abandoned)|previous(?:ly)?|the number of|last (?:year|time|month)|in the past|already|concerned|used to|(?:what|which|how|whether|why) (?:we|they|is|are|was)|if(?! (?:need(?:ed)?|nec\\p{L}+|possible|required)(?!\\p{L}))|argu\\p{L}+|discuss\\p{L}+|explain\\p{L}*|consequences? of|(?:dis)?advantages? (?:of|is)|(?:last|previous) (?:meeting|call|session)|(?:initially|originally) (?:agreed|decided|planned|chose)|${OPINION}|parliament|congress|(?:the )?senate|european commission|some people|questions?|feel free|formally`,
});
