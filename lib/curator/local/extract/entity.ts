import type { TextSpan } from "@/lib/language";
import type { EntityType, KnownRecord } from "../../plan";

/** A finding, before it becomes an entity of the plan. */
export interface FoundEntity {
  key: string;
  type: EntityType;
  name: string;
  known?: KnownRecord;
  aliases: string[];
  fields: Record<string, string>;
  /** The best evidence in the text. */
  span: TextSpan;
  confidence: number;
}
