import type { Calendar } from "../dates/calendar";
import type { People } from "../people/people";
import type { Person } from "../people/person";
import type { Block } from "../text/block";
import type { Document } from "../text/read-document";
import type { Span } from "../text/span";

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
