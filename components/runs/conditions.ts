import {
  type Attribute,
  type Chip,
  chipsOf,
  type Filter,
  filterText,
  formatFilter,
  newChip,
  type SimpleCondition,
  SPANS,
  type Within,
} from "@/lib/runs";

const isAbout =
  (attribute: Attribute, operator: SimpleCondition["operator"]) =>
  ({ simple }: Chip): boolean =>
    simple?.attribute === attribute && simple.operator === operator;

/** The value that one condition requires of `attribute`; undefined if none or several do. */
export function selectedValue(
  filter: Filter,
  attribute: "ExecutionStatus" | "WorkflowType",
): string | undefined {
  const chips = chipsOf(filter).filter(isAbout(attribute, "="));
  return chips.length === 1 ? chips[0]?.simple?.value : undefined;
}

/** The filter with `attribute` required to be `value`, or unrestricted when null. */
export function withCondition({
  filter,
  attribute,
  value,
}: {
  filter: Filter;
  attribute: "ExecutionStatus" | "WorkflowType";
  value: string | null;
}): string {
  return replacing(
    filter,
    isAbout(attribute, "="),
    value === null ? null : { attribute, operator: "=", value },
  );
}

const startedSince = isAbout("StartTime", ">=");

/** The filter for runs that started within a span, or at any time. */
export function startedWithin(filter: Filter, within: Within | null, now: Date): string {
  const span = SPANS.find((each) => each.within === within);
  if (!span) return replacing(filter, startedSince, null);
  // Whole minutes, so that the address does not change all the time.
  const value = new Date(Math.floor((now.getTime() - span.ms) / 60_000) * 60_000).toISOString();
  return replacing(filter, startedSince, { attribute: "StartTime", operator: ">=", value });
}

/** A time that was `1 h ago` a moment ago still counts as that. */
const SLACK = 0.1;

/** The span that the filter's only lower bound of the start time means now. */
export function spanOf(filter: Filter, now: Date): Within | undefined {
  const chips = chipsOf(filter).filter(startedSince);
  if (chips.length !== 1) return undefined;
  const age = now.getTime() - Date.parse(chips[0]?.simple?.value ?? "");
  return SPANS.find(({ ms }) => age >= ms && age < ms * (1 + SLACK))?.within;
}

/** Whether two filters mean the same; spans do although a minute has passed between them. */
export function isSame(one: Filter, other: Filter, now: Date): boolean {
  const span = spanOf(one, now);
  if (span !== spanOf(other, now)) return false;
  return meaning(one, span, now) === meaning(other, span, now);
}

const meaning = (filter: Filter, span: Within | undefined, now: Date): string =>
  span ? startedWithin(filter, null, now) : formatFilter(filter);

/** The conditions that no filter control shows, each with the filter without it. */
export function customConditions(filter: Filter, now: Date): { text: string; without: string }[] {
  const shown: ((chip: Chip) => boolean)[] = [];
  if (selectedValue(filter, "ExecutionStatus") !== undefined) shown.push(isAbout("ExecutionStatus", "="));
  if (selectedValue(filter, "WorkflowType") !== undefined) shown.push(isAbout("WorkflowType", "="));
  if (spanOf(filter, now)) shown.push(startedSince);
  const chips = chipsOf(filter);
  return chips
    .filter((chip) => !shown.some((isShown) => isShown(chip)))
    .map((chip) => ({
      text: chip.text,
      without: filterText(
        chips.filter((each) => each !== chip),
        filter.orderBy,
      ),
    }));
}

/** The text with the chips that match replaced by one condition, at the place of the first. */
function replacing(
  filter: Filter,
  matches: (chip: Chip) => boolean,
  condition: SimpleCondition | null,
): string {
  const chips = chipsOf(filter);
  const place = chips.findIndex(matches);
  const rest = chips.filter((chip) => !matches(chip));
  if (condition) rest.splice(place < 0 ? rest.length : place, 0, newChip(condition));
  return filterText(rest, filter.orderBy);
}
