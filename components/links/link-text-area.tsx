"use client";

import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { controlProps, Field, inputClass, type Labelled } from "@/components/form/field";
import { isComposing } from "@/components/ui/keys";
import { useCombobox } from "@/components/ui/use-combobox";
import { bottomOfLine } from "./caret-place";
import { type Suggestion, suggest } from "./suggest";
import { SuggestionList } from "./suggestion-list";
import { useSuggestions } from "./use-suggestions";

interface Props extends Labelled, Omit<ComponentProps<"textarea">, "name" | "id"> {
  /** The path of the record, from which links are written. */
  source: string;
}

/** A link that is being typed: from behind its `[[` to the cursor. */
interface Open {
  from: number;
  to: number;
  typed: string;
  /** Of its line, in pixels. */
  bottom: number;
}

const OPEN = /\[\[([^[\]|#\r\n]{0,200})$/;

/** A text of several lines that suggests records after `[[`. */
export function LinkTextArea({ source, name, label, hint, error, className = "", ...rest }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const { records: found, isCurrent } = useSuggestions(open?.typed ?? null, source);
  const { at, reset, move, field, list, option } = useCombobox(found.length, "Records");

  const look = () => {
    if (area.current) setOpen(openIn(area.current));
    reset();
  };
  const choose = ({ link, alias }: Suggestion) => {
    const { current } = area;
    if (current === null || open === null) return;
    const target = link.slice(2, -2) + (alias === null ? "" : `|${alias}`);
    const isClosed = current.value.startsWith("]]", open.to);
    current.setRangeText(isClosed ? target : `${target}]]`, open.from, open.to, "end");
    if (isClosed) current.setSelectionRange(current.selectionEnd + 2, current.selectionEnd + 2);
    // As if it had been typed: the draft is kept.
    current.dispatchEvent(new InputEvent("input", { bubbles: true }));
    setOpen(null);
  };
  /** When typing fast, Enter means what the list is about to show, not what it still shows. */
  const chooseActive = async () => {
    const chosen = isCurrent ? found[at] : (await suggest(open?.typed ?? "", { from: source }))[0];
    if (chosen) choose(chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || found.length === 0) return;
    if (event.key === "Enter" || event.key === "Tab") void chooseActive();
    else if (event.key === "Escape") setOpen(null);
    else if (!move(event.key)) return;
    event.preventDefault();
  };
  const { role: _, "aria-expanded": __, ...attributes } = field;
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      <div className="relative">
        <textarea
          {...controlProps({ name, hint, error })}
          {...attributes}
          {...rest}
          ref={area}
          onInput={look}
          onClick={() => setOpen(null)}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(null)}
          className={`block py-2 ${inputClass} ${className}`}
        />
        <SuggestionList
          records={found}
          choose={choose}
          list={list}
          option={option}
          style={{ top: open?.bottom }}
          className="left-2 w-80 max-w-[calc(100%-1rem)]"
        />
        <p role="status" className="sr-only">
          {found.length > 0 && `${found.length} records: arrows choose, Enter links`}
        </p>
      </div>
    </Field>
  );
}

function openIn(area: HTMLTextAreaElement): Open | null {
  const { selectionStart: to, selectionEnd, value } = area;
  const typed = to === selectionEnd ? OPEN.exec(value.slice(Math.max(0, to - 210), to))?.[1] : undefined;
  if (typed === undefined) return null;
  return { from: to - typed.length, to, typed, bottom: bottomOfLine(area, to) };
}
