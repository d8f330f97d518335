"use client";

import { type RefObject, useEffect } from "react";
import { KEY } from "@/components/shortcuts/keys";
import { isShortcut } from "@/components/ui/keys";
import { rememberRow, returnedTo } from "./last-row";

/** The keys that move through rows from wherever the focus is, by how far. */
export const ROW_STEPS: Readonly<Record<string, number>> = { [KEY.nextRow]: 1, [KEY.previousRow]: -1 };

/** The first link of a row that is in sight, else its first button: a narrow page and a wide one may each have their own. */
function targetOf(row: HTMLTableRowElement): HTMLElement | [] {
  const seen = [...row.querySelectorAll<HTMLElement>("a[href], button")].filter((each) =>
    each.checkVisibility(),
  );
  return seen.find((each) => each.matches("a")) ?? seen[0] ?? [];
}

/**
 * `j` and `k` move the focus to the first link of the next and the previous row; Enter then follows it, and Back returns the
 * focus to it.
 */
export function useRowKeys(body: RefObject<HTMLTableSectionElement | null>): void {
  useEffect(() => {
    const { current } = body;
    if (!current) return;
    returnedTo(current)?.focus();
    current.addEventListener("click", rememberRow);
    return () => current.removeEventListener("click", rememberRow);
  }, [body]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = ROW_STEPS[event.key];
      if (step === undefined || !isShortcut(event) || !body.current || !isMeant(body.current)) return;
      const links = [...body.current.rows].flatMap(targetOf);
      const at = links.findIndex((link) => link.closest("tr")?.contains(document.activeElement));
      const next = at < 0 ? links.at(step > 0 ? 0 : -1) : links[at + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [body]);
}

/** With several tables, keys go to the one with the focus, or else to the first. */
function isMeant(body: HTMLTableSectionElement): boolean {
  const all = [...document.querySelectorAll("tbody[data-rows]")];
  const focused = all.find((each) => each.contains(document.activeElement));
  return (focused ?? all[0]) === body;
}
