import type { Block, Calendar, Document, Span } from "@/lib/language";
import type { People } from "../people/people";
import type { Person } from "../people/person";

/** A task as one place of the text gives it. */
export interface Draft {
  title: string;
  span: Span;
  owner?: Person;
  /** Others who do it too. */
  helpers: Person[];
  due?: string;
  status: "todo" | "done" | "blocked";
  /** A list of actions is surer than a sentence. */
  confidence: number;
}

/** What every reader of tasks needs. */
export interface TaskContext {
  document: Document;
  people: People;
  calendar: Calendar;
  /** Signatures, and whatever else holds no tasks. */
  skip: ReadonlySet<Block>;
  /** Sentences that tell of decisions. */
  decided: ReadonlySet<number>;
}
