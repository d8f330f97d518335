import { formatNumber } from "@/lib/core/count";
import { CODES, RULES, SEVERITIES, type Tally } from "@/lib/janitor";
import { RECORD_TYPES } from "@/lib/vault";
import { type JanitorQuery, janitorQuery } from "../query";
import { FilterForm } from "./filter-form";

/** The filters of the issues, with the number of open issues for each choice. */
export function Filters({ query, tally }: { query: JanitorQuery; tally: Tally }) {
  const open = (matches: (row: Tally["rows"][number]) => boolean) =>
    tally.rows.filter(matches).reduce((sum, row) => sum + row.open, 0);
  const { code, severity, type, path, span } = query;
  return (
    <FilterForm
      selected={{ code, severity, type, path, span }}
      clearHref={janitorQuery.href({ span })}
      severities={SEVERITIES.map((value) => ({
        value,
        label: `${value} (${formatNumber(open((row) => row.severity === value))})`,
      }))}
      codes={CODES.map((value) => ({ value, n: open((row) => row.code === value) }))
        .filter(({ value, n }) => n > 0 || value === code)
        .map(({ value, n }) => ({ value, label: `${value} ${RULES[value].title} (${formatNumber(n)})` }))}
      types={RECORD_TYPES.map((value) => ({ value, label: value }))}
    />
  );
}
