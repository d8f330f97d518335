"use client";

import { Search } from "lucide-react";
import Form from "next/form";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { KEY } from "@/components/shortcuts/keys";
import { isShortcut } from "@/components/ui/keys";
import { SearchSyntax } from "./search-syntax";

/** Searches the vault from any page, with its syntax below. The `/` key focuses it. */
export const SearchBox = () => (
  <div className="grid gap-1">
    <SearchForm />
    <SearchSyntax />
  </div>
);

const NONE = new URLSearchParams();

function SearchForm() {
  const input = useRef<HTMLInputElement>(null);
  const given = useSearchParams();
  // The search of another page, such as in the files of a backup, is not one of the vault.
  const params = usePathname() === "/vault" ? given : NONE;
  const searched = params.get("q") ?? "";
  const shown = useRef(searched);
  const by = params.get("by");
  // The field follows the search of the page; the element and its focus stay, and what was typed before this ran too.
  useEffect(() => {
    if (input.current && searched !== shown.current) input.current.value = searched;
    shown.current = searched;
  }, [searched]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== KEY.search || !isShortcut(event)) return;
      event.preventDefault();
      input.current?.select();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <Form prefetch={false} action="/vault" role="search" className="relative">
      {by && <input type="hidden" name="by" value={by} />}
      <Search aria-hidden className="absolute top-2 left-2.5 size-4 text-muted" />
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={searched}
        aria-label="Search the vault"
        aria-keyshortcuts={KEY.search}
        placeholder="Search"
        autoComplete="off"
        className="h-8 w-full rounded-md border border-line-strong bg-surface pr-7 pl-8 placeholder:text-muted max-sm:text-base"
      />
      <kbd
        aria-hidden
        className="absolute top-1.5 right-2 rounded-xs border border-line px-1 font-sans text-xs text-muted max-lg:hidden"
      >
        /
      </kbd>
    </Form>
  );
}
