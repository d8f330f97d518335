"use client";

import { type KeyboardEvent, useState } from "react";
import { inputClass } from "@/components/form/field";
import { isComposing } from "@/components/ui/keys";
import { useCombobox } from "@/components/ui/use-combobox";
import type { GraphRecord } from "../data/read";

interface Props {
  records: readonly GraphRecord[];
  onSelect: (path: string) => void;
}

const SHOWN = 8;
/** What is below the field. */
const POPUP =
  "absolute inset-x-0 top-full z-10 mt-1 rounded-md border border-line-strong bg-surface shadow-xl";

/** Records by what is typed of their names: those that begin so first, then the most linked. */
function findIn(records: readonly GraphRecord[], typed: string): GraphRecord[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === "") return [];
  const rank = ({ name }: GraphRecord) => (name.toLowerCase().startsWith(wanted) ? 0 : 1);
  return records
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .sort((a, b) => rank(a) - rank(b) || b.neighbours.length - a.neighbours.length)
    .slice(0, SHOWN);
}

/** Selects a record by its name; the graph then centers on it. */
export function Finder({ records, onSelect }: Props) {
  const [typed, setTyped] = useState("");
  const found = findIn(records, typed);
  const isNoResult = typed.trim() !== "" && found.length === 0;
  const { at, reset, move, field, list, option } = useCombobox(found.length, "Records found");
  const choose = (record: GraphRecord | undefined) => {
    if (!record) return;
    onSelect(record.path);
    setTyped("");
  };
  const onKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Enter") choose(found[at]);
    else if (event.key === "Escape") setTyped("");
    else if (!move(event.key)) return;
    event.preventDefault();
  };
  return (
    <div className="relative">
      <input
        type="text"
        {...field}
        aria-label="Find a record in the graph"
        placeholder="Find in the graph"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          reset();
        }}
        onKeyDown={onKey}
        onBlur={() => setTyped("")}
        className={`h-8 ${inputClass}`}
      />
      <div {...list} hidden={found.length === 0} className={`max-h-72 overflow-y-auto ${POPUP}`}>
        {found.map((record, index) => (
          <div
            key={record.path}
            {...option(index, () => choose(record))}
            title={record.path}
            className="flex cursor-pointer justify-between gap-3 px-2.5 py-1.5 hover:bg-hover aria-selected:bg-accent-soft"
          >
            <span className="truncate">{record.name}</span>
            <span className="shrink-0 text-muted">{record.type}</span>
          </div>
        ))}
      </div>
      <p role="status" className={isNoResult ? `px-2.5 py-1.5 text-muted ${POPUP}` : "sr-only"}>
        {isNoResult && "No results"}
      </p>
    </div>
  );
}
