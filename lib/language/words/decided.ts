import { anyOf, whole } from "../languages/vocabulary";

/** Words that only a decision has; "we go with B" may be small talk. */
export const DECIDED = new RegExp(whole("decidedWord"), "iu");

/** A decision that leaves out what it is about, since the words before it say it. */
export const SUBJECTLESS = new RegExp(`^${anyOf("subjectless")}`, "iu");
