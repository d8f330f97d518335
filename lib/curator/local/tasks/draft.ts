import type { Block, Calendar, Document, TextSpan } from "@/lib/language";
import type { People } from "../people/people";
import type { Person } from "../people/person";

/** A task as found in one place of the text. */
export interface TaskDraft {
  title: string;
  span: TextSpan;
  /** Where the text says it as well. */
  also?: TextSpan[];
  owner?: Person;
  /** Others who do it too. */
  helpers: Person[];
  due?: string;
  status: "todo" | "done" | "blocked";
  /** Higher for a list of actions than for a sentence. */
  confidence: number;
  /** It is where the file lists tasks: below a heading or a label, or in a table of who does what. */
  isListed?: boolean;
  /** Its words mean nothing else: "Ann to send the plan", "Clerk to report", "I promised to ring". */
  isAssigned?: boolean;
  /** The rule knows that it names nobody: "dossier à déposer avant le 30 avril". */
  isForAnybody?: boolean;
  /** The writer, who is not known, says that it is his: "Kit brings the map, I book the hall". */
  isOfWriter?: boolean;
  /** Who asks another for it. */
  askedBy?: Person;
  /** Its own line calls it one: `ACTION: …`; or a line below an action: `Owner: Ann`. */
  isLabelled?: boolean;
  /** That it is right, of what a model proposes and no rule found. */
  chance?: number;
  /** What a model says of its words and place, of what a rule found. */
  score?: number;
  /** Its own words leave open what it is about: "Drop it through her door". */
  isVague?: boolean;
  /** Its sentence doubts: "Bob will probably sweep the hall". */
  isDoubted?: boolean;
  /** What a model says of its owner; `ownerInputs` of `learned/owner.ts`. */
  ownerInputs?: readonly number[];
}

/** Shared by all task extractors. */
export interface TaskContext {
  document: Document;
  people: People;
  calendar: Calendar;
  /** Blocks without tasks, such as signatures. */
  skip: ReadonlySet<Block>;
  /** Starts of the sentences that report decisions. */
  decided: ReadonlySet<number>;
}
