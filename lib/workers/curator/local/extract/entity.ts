import type { EntityType, KnownRecord } from "../../plan";
import type { Span } from "../text/span";

/** Something found, before it becomes an entity of the plan. */
export interface Found {
  key: string;
  type: EntityType;
  name: string;
  known?: KnownRecord;
  aliases: string[];
  fields: Record<string, string>;
  /** Where the text says so best. */
  span: Span;
  confidence: number;
}
