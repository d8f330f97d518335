import { minor } from "../../match/learnings";

const MATTER =
  "proposals?|motion|changes?|issue|item|topic|idea|approach|option|plan|matter|point|question|request|pr|pull request|patch|resolution|document|text|draft|action|design|analysis|alternative|model|one|thing|problem|case|way|solution";
/** "This year" says which one. */
const TIME = "year|month|week|weekend|season|term|time|spring|summer|autumn|winter|evening|morning";
/** "To check" and "will check" are steps of work; what they find is worth more. */
const STEP =
  "draft|discuss|talk|look|think|check|review|investigate|explore|follow|continue|collaborate|prepare|send|meet|vote|schedule|report|assemble|finish|finalize|try|revisit|file";

export const MINOR = minor({
  unnamed: `(?<=^\\P{L}*)(?:approved|passed|carried|accepted) (?:unanimously|by|through|with)|motion put forward|above|below|aforementioned|latter|former|this(?! (?:${TIME}))|these|those|them|both(?=$|[.,;])|(?:to|of|for|with|on|in|do) that|do so|it|(?:that|the|such) (?:${MATTER})(?! (?:to|of|for|from|that|which|on|in|with|by)(?!\\p{L}))`,
  routine: `minutes|agenda|adjourn\\p{L}*|quorum|next (?:meeting|time|week|session|call|quarter|month)|postpone\\p{L}*|put off|merge[sd]?|merging|fast[- ]track\\p{L}*|follow[- ]?up|later|today|tomorrow|(?:will|to|can|should|for) (?:\\p{L}+ )?(?:${STEP})|exploration|recommended|in progress`,
  aside:
    "voted (?:no|against|yes)|previous(?:ly)?|the number of|last (?:year|time|month)|in the past|already|concerned|used to|(?:what|which|how|whether|why) (?:we|they|is|are|was)|if|argu\\p{L}+|discuss\\p{L}+|explained|some people|questions?|feel free|formally",
});
