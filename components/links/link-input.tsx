"use client";

import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { inputClass } from "@/components/form/field";
import { type Suggestion, suggest } from "./suggest";
import { useSuggestions } from "./use-suggestions";

interface Props extends Omit<ComponentProps<"input">, "value" | "onChange" | "onKeyDown"> {
  value: string;
  onValue: (value: string) => void;
  /** The path of the record, from which links are written. */
  source: string;
  /** A key that no suggestion took. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The link that is being typed: `[[` without its end. */
const OPEN = /\[\[([^[\]|]*)$/;

/** A text field that suggests records after `[[`. */
export function LinkInput({ value, onValue, source, onKey, className = "", ...rest }: Props) {
  const list = useId();
  const [active, setActive] = useState(0);
  const [isClosed, setIsClosed] = useState(true);
  const typed = isClosed ? null : (OPEN.exec(value)?.[1] ?? null);
  const { records: found, isCurrent } = useSuggestions(typed, source);
  const isOpen = found.length > 0;
  const at = Math.min(active, found.length - 1);
  const choose = ({ link, alias }: Suggestion) => {
    const target = alias === null ? link : link.replace(/\]\]$/, `|${alias}]]`);
    onValue(value.replace(OPEN, () => target));
    setIsClosed(true);
  };
  /** Who types fast means what the list will show, not what it still shows. */
  const chooseActive = async () => {
    const chosen = isCurrent ? found[at] : (await suggest(typed ?? "", { from: source }))[0];
    if (chosen) choose(chosen);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen) return onKey?.(event);
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = moves[event.key];
    if (step !== undefined) setActive((at + step + found.length) % found.length);
    else if (event.key === "Enter") void chooseActive();
    else if (event.key === "Escape") setIsClosed(true);
    else return;
    event.preventDefault();
    // The dialog around would close.
    event.stopPropagation();
  };
  return (
    <div className="relative">
      <input
        {...rest}
        value={value}
        onChange={({ target }) => {
          onValue(target.value);
          setIsClosed(false);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setIsClosed(true)}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${list}-${at}` : undefined}
        autoComplete="off"
        className={`h-9 ${inputClass} ${className}`}
      />
      <div
        id={list}
        role="listbox"
        aria-label="Records"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-56 overflow-y-auto rounded-md border border-line-strong bg-surface shadow-xl"
      >
        {found.map((record, index) => (
          // The input has the focus, and handles the keys.
          <div
            key={record.path}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            onPointerDown={(event) => {
              event.preventDefault();
              choose(record);
            }}
            className="flex justify-between gap-3 px-2.5 py-1.5 aria-selected:bg-accent-soft"
          >
            <span className="truncate">{record.alias ?? record.name}</span>
            <span className="shrink-0 text-muted">{record.type}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
