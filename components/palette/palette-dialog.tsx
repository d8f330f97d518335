"use client";

import { useRouter } from "next/navigation";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { inputClass } from "@/components/form/field";
import { type Suggestion, suggest } from "@/components/links/suggest";
import { useSuggestions } from "@/components/links/use-suggestions";
import { Modal } from "@/components/ui/modal";
import { recordHref } from "@/components/vault/href";
import { destinationsFor } from "./destinations";

interface Item {
  group: string;
  title: string;
  detail: string;
  href: string;
}

const MAX_DESTINATIONS = 8;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Opens records, pages and actions by what is typed of their names; records that were changed last come first. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const list = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const options = useRef<HTMLDivElement>(null);
  const { records, isCurrent } = useSuggestions(typed);
  const items = itemsFor(typed, records);
  const at = Math.min(active, items.length - 1);
  useEffect(() => {
    options.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const open = ({ href }: Item) => {
    onClose();
    router.push(href);
  };
  /** Who types fast means what the list will show, not what it still shows. */
  const openChosen = async () => {
    const item = isCurrent ? items[at] : itemsFor(typed, await suggest(typed))[0];
    if (item) open(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) setActive((at + step + items.length) % Math.max(1, items.length));
    else if (event.key === "Enter") void openChosen();
    else return;
    event.preventDefault();
  };
  return (
    <Modal title="Go to" onClose={onClose}>
      <input
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-label="Record, page or action"
        aria-expanded={items.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={items.length > 0 ? `${list}-${at}` : undefined}
        placeholder="Record, page or action"
        autoComplete="off"
        className={`h-9 ${inputClass}`}
      />
      <div
        ref={options}
        id={list}
        role="listbox"
        aria-label="Results"
        className="mt-2 max-h-[50dvh] overflow-y-auto"
      >
        {items.map((item, index) => (
          // The input has the focus, and handles the keys.
          <div
            key={`${item.group} ${item.href} ${item.title}`}
            id={`${list}-${index}`}
            data-at={index}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            onPointerDown={(event) => {
              event.preventDefault();
              open(item);
            }}
            className="flex items-baseline justify-between gap-3 rounded-md px-2.5 py-1.5 hover:bg-hover aria-selected:bg-accent-soft"
          >
            <span className="truncate">{item.title}</span>
            <span className="max-w-1/2 shrink-0 truncate text-xs text-muted">{item.detail}</span>
          </div>
        ))}
      </div>
      <p role="status" className="mt-2 text-xs text-muted">
        {items.length === 0 ? "No results" : "↑ ↓ choose, Enter opens, Esc closes"}
      </p>
    </Modal>
  );
}

/** Pages that are typed to the letter come first, then records, then other pages. */
function itemsFor(typed: string, records: readonly Suggestion[]): Item[] {
  const destinations = destinationsFor(typed).map(({ group, title, href }) => ({
    group,
    title,
    href,
    detail: group,
  }));
  const isExact = ({ title }: Item) =>
    typed.trim() !== "" && title.toLowerCase().startsWith(typed.trim().toLowerCase());
  const found = records.map(({ path, name, alias }) => ({
    group: "Records",
    title: alias === null ? name : `${alias} (${name})`,
    href: recordHref(path),
    detail: path.replace(/\.md$/, ""),
  }));
  const first = destinations.filter(isExact);
  const rest = destinations.filter((item) => !isExact(item));
  return [...first, ...found, ...rest.slice(0, MAX_DESTINATIONS)];
}
