import type { CSSProperties } from "react";
import type { useCombobox } from "@/components/ui/use-combobox";
import { distinguish } from "@/components/vault/apart";
import type { Suggestion } from "./suggest";

interface Props extends Pick<ReturnType<typeof useCombobox>, "list" | "option"> {
  records: readonly Suggestion[];
  choose: (record: Suggestion) => void;
  /** Where it is, and how wide. */
  className: string;
  style?: CSSProperties;
}

/** The records that a field suggests behind `[[`; those of one name with their folders. */
export function SuggestionList({ records, choose, list, option, className, style }: Props) {
  const marks = distinguish(records.map(({ path, name, alias }) => ({ path, name: alias ?? name })));
  return (
    <div
      {...list}
      hidden={records.length === 0}
      style={style}
      className={`absolute z-10 max-h-56 overflow-y-auto rounded-md border border-line-strong bg-surface shadow-xl ${className}`}
    >
      {records.map((record, index) => (
        <div
          key={record.path}
          {...option(index, () => choose(record))}
          className="flex justify-between gap-3 px-2.5 py-1.5 aria-selected:bg-accent-soft"
        >
          <span className="truncate">{record.alias ?? record.name}</span>
          <span className="max-w-1/2 shrink-0 truncate text-muted">
            {marks.get(record.path) ?? record.type}
          </span>
        </div>
      ))}
    </div>
  );
}
