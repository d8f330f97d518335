"use client";

import { useRouter } from "next/navigation";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { inputClass } from "@/components/form/field";
import { type Suggestion, suggest } from "@/components/links/suggest";
import { useSuggestions } from "@/components/links/use-suggestions";
import { isComposing } from "@/components/ui/keys";
import { Modal } from "@/components/ui/modal";
import { useCombobox } from "@/components/ui/use-combobox";
import { recordHref } from "@/components/vault/href";
import { destinationsFor } from "./destinations";

interface Item {
  group: string;
  title: string;
  detail: string;
  href: string;
}

const MAX_DESTINATIONS = 8;

/** Opens records, pages and actions by what is typed of their names; records that were changed last come first. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const [typed, setTyped] = useState("");
  const options = useRef<HTMLDivElement>(null);
  const { records, isCurrent } = useSuggestions(typed);
  const items = itemsFor(typed, records);
  const { at, reset, move, field, list, option } = useCombobox(items.length, "Results");
  useEffect(() => {
    options.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const open = ({ href }: Item) => {
    onClose();
    router.push(href);
  };
  /** When typing fast, Enter means what the list is about to show, not what it still shows. */
  const openChosen = async () => {
    const item = isCurrent ? items[at] : itemsFor(typed, await suggest(typed))[0];
    if (item) open(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Enter") void openChosen();
    else if (!move(event.key)) return;
    event.preventDefault();
  };
  return (
    <Modal title="Go to" onClose={onClose}>
      <input
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          reset();
        }}
        onKeyDown={onKeyDown}
        {...field}
        aria-label="Record, page or action"
        placeholder="Record, page or action"
        className={`h-9 ${inputClass}`}
      />
      <div ref={options} {...list} className="mt-2 max-h-[50dvh] overflow-y-auto">
        {items.map((item, index) => (
          <div
            key={`${item.group} ${item.href} ${item.title}`}
            {...option(index, () => open(item))}
            data-at={index}
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
