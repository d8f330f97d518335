"use client";

import { X } from "lucide-react";
import Form from "next/form";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { hrefOf, type JanitorQuery } from "./query";

interface Choice {
  value: string;
  label: string;
}

interface Props {
  query: JanitorQuery;
  codes: Choice[];
  severities: Choice[];
  types: Choice[];
}

/** Choosing applies at once; the button is for the path, and where no script runs. */
export function FilterForm({ query, codes, severities, types }: Props) {
  const id = useId();
  const isNarrowed = query.code || query.severity || query.type || query.path;
  return (
    <Form prefetch={false} action="/janitor" scroll={false} className="mb-3 flex flex-wrap items-end gap-3">
      {query.sweeps !== 100 && <input type="hidden" name="sweeps" value={query.sweeps} />}
      <Select name="severity" label="Severity" chosen={query.severity} choices={severities} />
      <Select name="code" label="Code" chosen={query.code} choices={codes} />
      <Select name="type" label="Type" chosen={query.type} choices={types} />
      <div className="flex min-w-40 flex-col gap-1">
        <label htmlFor={id} className="text-muted">
          Path
        </label>
        <input
          id={id}
          key={query.path}
          name="path"
          defaultValue={query.path}
          placeholder="any part of it"
          maxLength={500}
          className="h-8 rounded-md border border-line-strong bg-surface px-2 text-ink placeholder:text-muted"
        />
      </div>
      <Button type="submit">Filter</Button>
      {isNarrowed && (
        <Link
          href={hrefOf({ sweeps: query.sweeps })}
          scroll={false}
          className="ml-auto inline-flex h-8 items-center gap-1 text-muted hover:text-ink"
        >
          <X aria-hidden className="size-4" /> Show every issue
        </Link>
      )}
    </Form>
  );
}

interface SelectProps {
  name: string;
  label: string;
  chosen: string | undefined;
  choices: Choice[];
}

function Select({ name, label, chosen, choices }: SelectProps) {
  const id = useId();
  return (
    <div className="flex max-w-full flex-col gap-1">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <select
        id={id}
        name={name}
        key={chosen}
        defaultValue={chosen ?? ""}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="h-8 max-w-full rounded-md border border-line-strong bg-surface px-2 text-ink md:max-w-56"
      >
        <option value="">any</option>
        {choices.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
