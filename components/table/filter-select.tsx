"use client";

import { useEffect, useId, useRef } from "react";

export interface Choice {
  value: string;
  label: string;
}

interface Props {
  name: string;
  label: string;
  selected: string | undefined;
  choices: Choice[];
  /** Beside the select instead of above it. */
  isInline?: boolean;
  /** What it is called that nothing is chosen. */
  none?: string;
  /** For choices that are sentences. */
  isWide?: boolean;
}

/** Keys that move within a closed select: walking through the options does not apply them. */
const isChoosingKey = (key: string): boolean => key.length === 1 || /^(Arrow|Home|End|Page)/.test(key);

/**
 * A filter of a list. A choice made by pointer applies at once; one made by keys applies on Enter or when the
 * focus leaves, so that walking through the options opens no page. The form needs a button for those without JavaScript.
 */
export function FilterSelect({
  name,
  label,
  selected = "",
  choices,
  isInline = false,
  none = "All",
  isWide = false,
}: Props) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const isByKeys = useRef(false);
  // The page may show another choice than the one made here; the element, and its focus, stay.
  useEffect(() => {
    if (select.current) select.current.value = selected;
  }, [selected]);
  const apply = () => {
    isByKeys.current = false;
    if (select.current?.value !== selected) select.current?.form?.requestSubmit();
  };
  return (
    <div className={`flex max-w-full ${isInline ? "items-center gap-2" : "flex-col gap-1"}`}>
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <select
        ref={select}
        id={id}
        name={name}
        defaultValue={selected}
        onKeyDown={({ key }) => {
          if (key === "Enter") apply();
          else if (isChoosingKey(key)) isByKeys.current = true;
        }}
        onPointerDown={() => {
          isByKeys.current = false;
        }}
        onChange={() => {
          if (!isByKeys.current) apply();
        }}
        onBlur={apply}
        className={`h-8 max-w-full rounded-md border border-line-strong bg-surface px-2 text-ink ${isWide ? "md:max-w-xl" : "md:max-w-56"}`}
      >
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
