"use client";

import { X } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { controlProps, Field, type Labelled } from "@/components/form/field";
import { focusAfterRemoval } from "@/components/form/focus-after-removal";
import { LinkInput } from "./link-input";

interface Props extends Labelled, Pick<ComponentProps<typeof LinkInput>, "source"> {
  items: readonly unknown[];
}

const HINT = "Enter adds an item. Type [[ to link to a record.";

/** A list as chips. Each item is sent as JSON under the name `item`, including the text that is still being typed. */
export function ListField({ items: given, source, ...labelled }: Props) {
  const { name, label, error } = labelled;
  const [items, setItems] = useState(given);
  const [typed, setTyped] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const add = () => {
    if (typed.trim() !== "") setItems([...items, typed.trim()]);
    setTyped("");
  };
  const remove = (index: number) => setItems(items.filter((_, at) => at !== index));
  const removeByButton = (index: number) => {
    flushSync(() => remove(index));
    focusAfterRemoval(list.current, index, document.getElementById(name));
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Backspace" && typed === "") remove(items.length - 1);
    if (event.key !== "Enter" || typed.trim() === "") return;
    event.preventDefault();
    add();
  };
  const texts = { hint: HINT, ...(error !== undefined && { error }) };
  return (
    <Field name={name} label={label} {...texts}>
      <LinkInput
        {...controlProps({ name, ...texts })}
        value={typed}
        onValue={setTyped}
        source={source}
        onKey={onKey}
      />
      {items.length > 0 && (
        <ul ref={list} aria-label={`Items of ${label}`} className="flex flex-wrap gap-1.5">
          {Object.entries(items).map(([index, item]) => (
            <li
              key={index}
              className="flex h-7 max-w-full items-center gap-1 rounded-full border border-line bg-sunken pl-2.5"
            >
              <span className="truncate">{wordsFor(item)}</span>
              <button
                type="button"
                data-remove
                aria-label={`Remove ${wordsFor(item)}`}
                onClick={() => removeByButton(Number(index))}
                className="flex size-6 items-center justify-center rounded-full text-muted hover:text-ink"
              >
                <X aria-hidden className="size-3.5" />
              </button>
              <input type="hidden" name="item" value={JSON.stringify(item)} />
            </li>
          ))}
        </ul>
      )}
      {typed.trim() !== "" && <input type="hidden" name="item" value={JSON.stringify(typed.trim())} />}
    </Field>
  );
}

/** `[[person/Alice Chen]]` as `Alice Chen`. */
const wordsFor = (item: unknown): string =>
  String(item).replace(
    /^\[\[(?:.*\/)?([^|[\]]+)(?:\|([^[\]]+))?\]\]$/,
    (_, name: string, alias?: string) => alias ?? name,
  );
