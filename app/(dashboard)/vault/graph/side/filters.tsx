import { X } from "lucide-react";
import { useId, useMemo } from "react";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/lib/core/count";
import { type GraphAddress, LINKS } from "../address";
import type { GraphRecord } from "../data/read";
import { countValues, foldersOf } from "../picture/filter";

interface Props {
  address: GraphAddress;
  change: (changes: Partial<GraphAddress>) => void;
  records: readonly GraphRecord[];
}

const LINK_LABELS = {
  all: "All",
  linked: "With links",
  unlinked: "Without links",
  orphans: "Orphans: without backlinks",
} as const;

/** More would be no list to choose from. */
const OFFERED = 300;
const NO_FILTERS = { type: null, cluster: null, tag: null, folder: null, links: "all" } as const;

/** Conditions on the records of the graph, other than those of the legend. Nothing is loaded, so a choice applies at once. */
export function Filters({ address, change, records }: Props) {
  const tags = useMemo(() => countValues(records, (record) => record.tags), [records]);
  const folders = useMemo(() => countValues(records, foldersOf), [records]);
  const { tag, folder, links, type, cluster } = address;
  const isFiltered = [tag, folder, type, cluster].some((each) => each !== null) || links !== "all";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Choice label="Tag" value={tag} values={tags} prefix="#" onValue={(tag) => change({ tag })} />
      <Choice label="Folder" value={folder} values={folders} onValue={(folder) => change({ folder })} />
      <Labelled label="Links">
        {(id) => (
          <select
            id={id}
            value={links}
            onChange={({ target }) => change({ links: LINKS.find((each) => each === target.value) ?? "all" })}
            className={SELECT}
          >
            {LINKS.map((each) => (
              <option key={each} value={each}>
                {LINK_LABELS[each]}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {isFiltered && (
        <Button look="quiet" onClick={() => change(NO_FILTERS)}>
          <X aria-hidden className="size-4" /> Clear
        </Button>
      )}
    </div>
  );
}

const SELECT = "h-8 max-w-full rounded-md border border-line-strong bg-surface px-2 text-ink md:max-w-52";

interface ChoiceProps {
  label: string;
  value: string | null;
  values: readonly (readonly [string, number])[];
  prefix?: string;
  onValue: (value: string | null) => void;
}

function Choice({ label, value, values, prefix = "", onValue }: ChoiceProps) {
  const offered = values.slice(0, OFFERED);
  const isOffered = value === null || offered.some(([each]) => each === value);
  return (
    <Labelled label={label}>
      {(id) => (
        <select
          id={id}
          value={value ?? ""}
          onChange={({ target }) => onValue(target.value || null)}
          className={SELECT}
        >
          <option value="">All</option>
          {!isOffered && <option value={value}>{prefix + value}</option>}
          {offered.map(([each, count]) => (
            <option key={each} value={each}>
              {`${prefix}${each} (${formatNumber(count)})`}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => React.ReactNode }) {
  const id = useId();
  return (
    <div className="flex max-w-full min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
