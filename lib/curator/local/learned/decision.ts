import { asMainClause, titleOf } from "@/lib/language";
import { isMovers, withoutMovers } from "../decisions/motions";
import { withoutOpening } from "../decisions/opening";
import type { FoundEntity } from "../extract/entity";
import type { Unit } from "./units";

/** `(all in favour)`, `(vote : unanimité)`: how it was decided, and not what. */
const VOTE = /\s*\([^()]{3,60}\)\s*[.!]?$/u;

/** The decision that a unit is. */
export function decisionOf({ span }: Unit, chance: number, earlier: number): FoundEntity | undefined {
  const opened = withoutOpening(titleOf(withoutMovers(span.text.replace(VOTE, ""))));
  const name = asMainClause(opened, span.text);
  if (!/\p{L}{2,}/u.test(name) || isMovers(span.text)) return undefined;
  return {
    key: `decision:${earlier + 1}`,
    type: "decision",
    name,
    aliases: [],
    fields: {},
    span,
    confidence: chance,
    chance,
  };
}
