"use client";

import { createContext, useContext } from "react";
import type { Selection } from "./selection";

/** Cells know it from here, so that a selection makes no new columns. */
export const SelectionOf = createContext<Selection>({
  selected: new Set(),
  isAll: false,
  toggle: () => {},
  setAll: () => {},
});

const box = "block size-4 accent-accent";

export function SelectAll() {
  const { selected, isAll, setAll } = useContext(SelectionOf);
  return (
    <label className="-m-2 block p-2">
      <span className="sr-only">Select all on this page</span>
      <input
        type="checkbox"
        className={box}
        checked={isAll}
        ref={(input) => {
          if (input) input.indeterminate = selected.size > 0 && !isAll;
        }}
        onChange={() => setAll(!isAll)}
      />
    </label>
  );
}

export function SelectRow({ id, name }: { id: string; name: string }) {
  const { selected, toggle } = useContext(SelectionOf);
  return (
    <label className="-m-2 block p-2">
      <span className="sr-only">Select {name}</span>
      <input
        type="checkbox"
        data-row={id}
        className={box}
        checked={selected.has(id)}
        onClick={(event) => toggle(id, event.shiftKey)}
        onChange={() => {}}
      />
    </label>
  );
}
