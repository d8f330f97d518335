"use client";

import { type ComponentProps, type Dispatch, type KeyboardEvent, type SetStateAction, useState } from "react";
import { inputClass } from "@/components/form/field";
import { isComposing } from "@/components/ui/keys";
import { useCombobox } from "@/components/ui/use-combobox";
import { type Suggestion, suggest } from "./suggest";
import { SuggestionList } from "./suggestion-list";
import { useSuggestions } from "./use-suggestions";

interface Props extends Omit<ComponentProps<"input">, "value" | "onChange" | "onKeyDown"> {
  value: string;
  onValue: Dispatch<SetStateAction<string>>;
  /** The path of the record, from which links are written. */
  source: string;
  /** A key that no suggestion took. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The link that is being typed: `[[` without its end. */
const OPEN = /\[\[([^[\]|]*)$/;

/** A text field that suggests records after `[[`. */
export function LinkInput({ value, onValue, source, onKey, className = "", ...rest }: Props) {
  const [isClosed, setIsClosed] = useState(true);
  const typed = isClosed ? null : (OPEN.exec(value)?.[1] ?? null);
  const { records: found, isCurrent } = useSuggestions(typed, source);
  const isOpen = found.length > 0;
  const { at, reset, move, field, list, option } = useCombobox(found.length, "Records");
  const choose = ({ link, alias }: Suggestion) => {
    const target = alias === null ? link : link.replace(/\]\]$/, `|${alias}]]`);
    const linked = value.replace(OPEN, () => target);
    // Text typed after the choice, while it was looked up, stays after the link.
    onValue((now) => now.replace(value, () => linked));
    setIsClosed(true);
  };
  /** When typing fast, Enter means what the list is about to show, not what it still shows. */
  const chooseActive = async () => {
    const chosen = isCurrent ? found[at] : (await suggest(typed ?? "", { from: source }))[0];
    if (chosen) choose(chosen);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (!isOpen) return onKey?.(event);
    if (event.key === "Enter") void chooseActive();
    else if (event.key === "Escape") setIsClosed(true);
    else if (!move(event.key)) return;
    event.preventDefault();
    // The dialog around would close.
    event.stopPropagation();
  };
  return (
    <div className="relative">
      <input
        {...rest}
        {...field}
        value={value}
        onChange={({ target }) => {
          onValue(target.value);
          setIsClosed(false);
          reset();
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setIsClosed(true)}
        className={`h-9 ${inputClass} ${className}`}
      />
      <SuggestionList
        records={found}
        choose={choose}
        list={list}
        option={option}
        className="inset-x-0 top-full mt-1"
      />
    </div>
  );
}
