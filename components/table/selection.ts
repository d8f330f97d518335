"use client";

import { useEffect, useState } from "react";
import { KEY } from "@/components/shortcuts/keys";
import { isShortcut } from "@/components/ui/keys";

export interface Selection {
  selected: ReadonlySet<string>;
  isAll: boolean;
  /** Selects a row or not; with `toRange`, all rows from the last one that was chosen. */
  toggle: (id: string, toRange: boolean) => void;
  setAll: (isSelected: boolean) => void;
}

/** Which rows of a page are selected. `x` toggles the row with the focus, with shift all rows from the last one. */
export function useSelection(ids: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  // Rows that the page shows no longer are not acted on.
  const selected = new Set(ids.filter((id) => chosen.has(id)));
  const toggle = (id: string, toRange: boolean) => {
    const isSelected = !selected.has(id);
    const next = new Set(selected);
    for (const each of toRange && last !== null ? between(ids, last, id) : [id])
      if (isSelected) next.add(each);
      else next.delete(each);
    setChosen(next);
    setLast(id);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== KEY.select || !isShortcutOnRow(event)) return;
      const row = document.activeElement?.closest("tr, li");
      const id = row?.querySelector<HTMLInputElement>("input[data-row]")?.dataset.row;
      if (id === undefined) return;
      event.preventDefault();
      toggle(id, event.shiftKey);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
  return {
    selected,
    isAll: ids.length > 0 && selected.size === ids.length,
    toggle,
    setAll: (isSelected) => setChosen(new Set(isSelected ? ids : [])),
  };
}

/** A checkbox is not a text field: keys act on its row. */
const isShortcutOnRow = (event: KeyboardEvent): boolean =>
  isShortcut(event) ||
  (event.target instanceof HTMLInputElement && event.target.dataset.row !== undefined && !event.ctrlKey);

function between(ids: readonly string[], from: string, to: string): string[] {
  const [a, b] = [ids.indexOf(from), ids.indexOf(to)];
  return a < 0 ? [to] : ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}
