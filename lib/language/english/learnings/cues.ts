/** Words that indicate a learning, for either engine. */
export const CUES: Readonly<Record<"decision" | "assumption" | "constraint" | "contradiction", RegExp>> = {
  decision:
    /\b(?:decided|decision|agreed|approved|chose|chosen|picked|opted|voted|resolved|settled on|signed off|going with|go with|we(?:['’]ll| will) (?:use|keep|stay|not)|postponed|carried)\b/iu,
  assumption:
    /\b(?:assum(?:e|es|ed|ing|ption|ptions)|expect(?:s|ed|ing)?|presumably|probably|suspects?|reckons?|believes?|hypothesis|likely|likelihood|should be|should stay)\b/iu,
  constraint:
    /\b(?:must|cannot|can['’]t|may not|may only|deadline|limits?|limited|required|requires?|mandatory|forbidden|prohibited|not allowed|at most|at least|no more than|no later than|maximum|minimum|has to be|have to be|needs to be|only if|due (?:on|by))\b/iu,
  contradiction:
    /\b(?:however|contradicts?|conflicts? with|conflicting|disagrees?|inconsistent|at odds|mismatch|discrepancy|changed from|whereas|(?:does|do|did)(?: not|n['’]t) match)\b/iu,
};
