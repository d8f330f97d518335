import { CODES, SEVERITIES, type Tally } from "@/lib/janitor";
import { RECORD_TYPES } from "@/lib/vault";
import { FilterForm } from "./filter-form";
import type { JanitorQuery } from "./query";
import { MEANINGS } from "./words";

/** What the issues can be narrowed by, with how many there are of each. */
export function Filters({ query, tally }: { query: JanitorQuery; tally: Tally }) {
  const open = (is: (row: Tally["rows"][number]) => boolean) =>
    tally.rows.filter(is).reduce((sum, row) => sum + row.open, 0);
  const shown = (n: number, words: string) => `${words} (${n.toLocaleString("en")})`;
  return (
    <FilterForm
      query={query}
      severities={SEVERITIES.map((value) => ({
        value,
        label: shown(
          open((row) => row.severity === value),
          value,
        ),
      }))}
      codes={CODES.map((value) => ({ value, n: open((row) => row.code === value) }))
        .filter(({ value, n }) => n > 0 || value === query.code)
        .map(({ value, n }) => ({ value, label: shown(n, `${value} ${MEANINGS[value]}`) }))}
      types={RECORD_TYPES.map((value) => ({ value, label: value }))}
    />
  );
}
