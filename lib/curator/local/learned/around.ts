import { ASSENT } from "@/lib/language";
import type { People } from "../people/people";
import { cuesOf } from "./cues";
import type { Unit } from "./units";

const SHORT = 30;
const MAX_ANSWER = 60;

/** Of what kind the units before and after are, as a yes to a question, and the place of a unit in its list. */
export function aroundFeatures(unit: Unit, people: People, language: string): string[] {
  const { previous, next, list } = unit;
  const isYes = next !== undefined && next.span.text.length <= MAX_ANSWER && ASSENT.YES.test(next.span.text);
  const length = Math.min(MAX_LIST, list.of);
  return [
    ...sideFeatures("prev", unit, previous, people, language),
    ...(previous !== undefined && previous.span.text.length < SHORT ? ["prev short"] : []),
    ...sideFeatures("next", unit, next, people, language),
    ...(isYes ? ["next yes", `next yes ${jointOf(unit, next)}`] : []),
    `list ${list.at === 0 ? "first" : list.at === list.of - 1 ? "last" : "middle"}`,
    `list ${length}`,
    `list ${formOf(unit)} ${length}`,
  ];
}

const MAX_LIST = 8;

/** How it is joined, what kinds of words it has, whether it asks or names somebody. */
function sideFeatures(
  side: "prev" | "next",
  unit: Unit,
  near: Unit | undefined,
  people: People,
  language: string,
): string[] {
  if (near === undefined) return [`${side} none`];
  const joint = jointOf(unit, near);
  const { text, start, end } = near.span;
  return [
    `${side} ${joint}`,
    ...cuesOf(near, language).flatMap((cue) => [`${side} cue ${cue}`, `${side} cue ${joint} ${cue}`]),
    ...(text.endsWith("?") ? [`${side} ?`, `${side} ? ${joint}`] : []),
    ...(people.within(start, end).length > 0 ? [`${side} named`] : []),
  ];
}

/** In the same line, by the same or another speaker, or in another line. */
function jointOf({ block }: Unit, { block: other }: Unit): string {
  if (block === other) return "same";
  if (block.voice === undefined || other.voice === undefined) return "line";
  return block.voice.turn === other.voice.turn ? "turn" : "other";
}

const formOf = ({ block }: Unit): string => block.marker ?? block.form;
