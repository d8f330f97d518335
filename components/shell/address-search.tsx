"use client";

import Form from "next/form";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { inputClass } from "@/components/form/field";
import type { Suggestion } from "@/components/links/suggest";
import { useSuggestions } from "@/components/links/use-suggestions";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Apart, distinguish } from "@/components/vault/apart";
import { nameOf, recordHref } from "@/components/vault/href";

const MAX_SHOWN = 5;

/** Searches for what the address names, and shows records with a similar name. */
export function AddressSearch() {
  const name = wordsOf(usePathname());
  const found = useSimilar(name);
  const marks = distinguish(found);
  return (
    <div className="mt-4 flex flex-col items-center gap-4">
      <Form prefetch={false} action="/vault" className="flex w-full max-w-md gap-2">
        <input
          type="search"
          name="q"
          defaultValue={name}
          aria-label="Search for a record"
          autoComplete="off"
          className={`h-8 ${inputClass}`}
        />
        <Button look="primary" type="submit">
          Search
        </Button>
      </Form>
      {found.length > 0 && (
        <section aria-label="Similar names" className="w-full min-w-0">
          <h2 className="font-medium text-ink">Records with a similar name</h2>
          <ul className="mt-1 wrap-anywhere">
            {found.map((record) => (
              <li key={record.path}>
                <Link
                  href={recordHref(record.path)}
                  title={record.path}
                  className="text-accent hover:underline"
                >
                  {record.name}
                  <Apart by={marks.get(record.path)} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Records with the name; without any, those with its longest word, or the beginning of that. */
function useSimilar(name: string): readonly Suggestion[] {
  const words = wordsFor(name);
  const [at, setAt] = useState(0);
  const { records, isCurrent } = useSuggestions(words[at] ?? null);
  const isLast = at >= words.length - 1;
  useEffect(() => {
    if (isCurrent && records.length === 0 && !isLast) setAt(at + 1);
  }, [at, isCurrent, isLast, records]);
  return records.slice(0, MAX_SHOWN);
}

const MIN_LETTERS = 3;

/** What is looked for, one after the other: a letter too many or a wrong one finds nothing. */
function wordsFor(name: string): string[] {
  const longest = name.split(/\s+/).reduce((a, b) => (b.length > a.length ? b : a), "");
  const beginning = longest.slice(0, Math.ceil(longest.length / 2));
  return [...new Set([name, longest, beginning])].filter(
    (each, index) => each.length >= (index === 0 ? 1 : MIN_LETTERS),
  );
}

/** The name at the end of an address. */
function wordsOf(path: string): string {
  try {
    return nameOf(decodeURIComponent(path));
  } catch {
    return "";
  }
}
