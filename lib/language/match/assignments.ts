/** How minutes say who is to do what. */
export interface Assignments {
  /** What follows a person who is the subject: "kümmert sich um …", "est chargée de …"; the group is the task. */
  taken: readonly RegExp[];
  /** The same, of verbs that need more than an ending to be infinitives: "s'occupe des …" → "s'occuper des …". */
  phrases?: readonly (readonly [RegExp, string])[];
  /** What surrounds a person whom others give it to: "Le conseil charge Ana de …". */
  given?: readonly Given[];
  /** Infinitives of participles: "envoyée" → "envoyer". */
  participles?: readonly (readonly [RegExp, string])[];
  /** The passive from which an infinitive is made, where its verb comes last: "$thing muss $participle werden". */
  passive?: string;
}

/**
 * The texts before and behind the person. The group `task` of either is the task; or it is made of what is done (`thing`) and its
 * `participle`: "La lettre sera envoyée par Ana".
 */
export interface Given {
  before: RegExp;
  behind: RegExp;
}
