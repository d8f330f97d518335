import { matchKey } from "@/lib/language";
import type { EntityType } from "../../plan";
import type { KnownIndex } from "../known/known-index";
import type { FoundEntity, FoundSpan } from "./entity";

/** One finding for each name, with the highest confidence; known records keep their name. */
export function collect(type: EntityType, spans: FoundSpan[], known: KnownIndex): FoundEntity[] {
  const byKey = new Map<string, FoundEntity>();
  for (const { span, confidence, isSaid } of spans) {
    const name = span.text
      .replace(/\s+/g, " ")
      .replace(/[\s,;:.]+$/, "")
      .trim();
    const record = known.find(type, name);
    const key = matchKey(record?.name ?? name);
    const existing = byKey.get(key);
    if (key === "") continue;
    if (existing === undefined) {
      byKey.set(key, {
        key: `${type}:${byKey.size + 1}`,
        type,
        name: record?.name ?? name,
        known: record,
        aliases: [],
        fields: {},
        span,
        confidence,
        ...(isSaid && { isSaid }),
      });
    } else {
      existing.confidence = Math.max(existing.confidence, confidence);
      existing.isSaid ||= isSaid;
    }
  }
  return [...byKey.values()];
}
