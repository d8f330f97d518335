import type { Span } from "@/lib/language";
import { matchKey } from "@/lib/language";
import type { EntityType } from "../../plan";
import type { KnownIndex } from "../known/known-index";
import type { Found } from "./entity";

/** One find for each name, the surest first named; known records keep their own name. */
export function collect(
  type: EntityType,
  spans: { span: Span; confidence: number }[],
  known: KnownIndex,
): Found[] {
  const byKey = new Map<string, Found>();
  for (const { span, confidence } of spans) {
    const name = span.text
      .replace(/\s+/g, " ")
      .replace(/[\s,;:.]+$/, "")
      .trim();
    const record = known.find(type, name);
    const key = matchKey(record?.name ?? name);
    const there = byKey.get(key);
    if (key === "") continue;
    if (there === undefined) {
      byKey.set(key, {
        key: `${type}:${byKey.size + 1}`,
        type,
        name: record?.name ?? name,
        known: record,
        aliases: [],
        fields: {},
        span,
        confidence,
      });
    } else there.confidence = Math.max(there.confidence, confidence);
  }
  return [...byKey.values()];
}
