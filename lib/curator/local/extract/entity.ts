import { upperFirst } from "@/lib/core/letter-case";
import type { TextSpan } from "@/lib/language";
import type { EntityType, KnownRecord } from "../../plan";

/** Words of the text that may name something. */
export interface FoundSpan {
  span: TextSpan;
  confidence: number;
  /** That it is right, of what a model proposes and no rule found. */
  chance?: number;
  /** What a model says of its words and place, of what a rule found. */
  score?: number;
  /** The text itself says what it is: shown, whatever its name is like. */
  isSaid?: boolean;
}

/** A name in lower case, as the name of a record. */
export const capitalised = (span: TextSpan): TextSpan => ({
  ...span,
  text: upperFirst(span.text),
});

/** A finding, before it becomes an entity of the plan. */
export interface FoundEntity extends FoundSpan {
  key: string;
  type: EntityType;
  name: string;
  known?: KnownRecord;
  aliases: string[];
  fields: Record<string, string>;
  /** The file says nothing else: written without review. */
  isCertain?: boolean;
}
