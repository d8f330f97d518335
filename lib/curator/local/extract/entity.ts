import type { Span } from "@/lib/language";
import type { EntityType, KnownRecord } from "../../plan";

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
