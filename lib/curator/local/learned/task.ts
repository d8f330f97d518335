import { type LinearModel, slice } from "@/lib/language";
import type { TaskDraft } from "../tasks/draft";
import { calendarAt } from "../tasks/due/around";
import { readItem } from "../tasks/item";
import type { OwnerContext } from "../tasks/owner/keeper";
import { OWNERS, ownerOf } from "./owner";
import { namedIn } from "./owner-candidates";
import type { Unit } from "./units";

/** The task that a unit is, with the day that it names and the likeliest owner. */
export function taskOf(
  unit: Unit,
  context: OwnerContext,
  owners: LinearModel = OWNERS,
): TaskDraft | undefined {
  const { block, span } = unit;
  if (context.people.named(span.text) !== undefined) return undefined;
  const likely = ownerOf(unit, context, owners);
  const [first] = namedIn(span, context.people);
  const isLed = first !== undefined && first.person === likely && first.start - span.start <= 2;
  const local = { ...context, calendar: calendarAt(block, context) };
  const whole = readItem(span, block, local);
  // "Lucía prepara la convocatoria": the task is what follows the name.
  const behind =
    isLed && whole?.owner === undefined
      ? readItem(slice(span, first.end - span.start), block, local)
      : undefined;
  const draft = behind ?? whole;
  return draft && { ...draft, span, owner: whole?.owner ?? likely };
}
