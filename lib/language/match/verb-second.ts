export type Speaker = "I" | "you" | "he";

/** What rules need of a language whose verb comes second and whose infinitive comes last: "Den Grill bring ich mit" → "Den Grill mitbringen". */
export interface VerbSecond {
  /** Pronouns as subjects, by whom they mean. */
  subjects: Readonly<Record<Speaker, RegExp>>;
  /** Endings of finite verbs, by the subject; the first that fits is taken off. */
  endings: Readonly<Record<Speaker, readonly RegExp[]>>;
  /** No verb of another person is without an ending: "du teilst". */
  isInflected?: boolean;
  /** The infinitive of a stem: the first that fits. */
  regular: readonly (readonly [RegExp, string])[];
  /** Stems that change their vowel: "nimm" → "nehm". */
  stems: readonly (readonly [RegExp, string])[];
  /** Finite verbs before an infinitive: "kann", "muss". */
  modals: RegExp;
  /** Finite verbs that announce nothing: "habe", "weiß". */
  idle: RegExp;
  /** Words beside the subject that are not verbs: "und", "morgen". */
  others: RegExp;
  /** Finite verbs of a state: "ist", "hat". */
  states: RegExp;
  /** Words of a sentence that its infinitive has no use for: "bitte", "halt". */
  fillers: RegExp;
  /** Colloquial prefixes that are separated from a verb, in addition to `separable`: "rum", "raus". */
  prefixes: ReadonlySet<string>;
  /** A text that has the infinitive after its object. */
  infinitive: RegExp;
  /** The word before an infinitive that depends on another verb: "zu", "te". */
  marker: string;
  /** "And", before another task. */
  and: RegExp;
  /** Before another clause without its subject: "unterschreibst du und schickst sie zurück". */
  joins: RegExp;
  /** What a clause begins with and says nothing: "und dann". */
  leads: RegExp;
  /** After a comma, a clause that the infinitive precedes: "klärt mit der Stadt, ob …". */
  clause: RegExp;
  /** Words that begin a clause whose verb comes last. */
  subordinates: RegExp;
  /** Words that begin a clause which belongs to the task: "ob die Halle frei ist". */
  belongs: RegExp;
  /** A pronoun for what is before its comma: "die Kessel, die reserviere ich". */
  takesUp: RegExp;
  /** The subject that a subordinate clause begins with: "die Halle", "wir". */
  subject?: RegExp;
  /** What belongs to a noun, and not to its clause: "der Antrag von …". */
  attributes?: RegExp;
  /** How it says that something is to be done to a thing: "muss … werden". */
  passive: {
    must: RegExp;
    become: RegExp;
    /** Words between that say nothing of the task: "noch". */
    still: RegExp;
    /** The article of a subject that an object has not: "der Vertrag" → "den Vertrag". */
    object: readonly [RegExp, string];
    /** Endings of regular participles, the likeliest first. */
    endings: readonly RegExp[];
  };
  /** Participles, without the prefix of a verb and "ge", whose infinitive has another stem: "strichen" → "streichen". */
  participles: Readonly<Record<string, string>>;
  /** Finite verbs that may have a prefix before them: "stattfindet". */
  prefixed?: ReadonlySet<string>;
}
