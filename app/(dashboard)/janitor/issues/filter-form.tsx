import { X } from "lucide-react";
import Form from "next/form";
import { inputClass } from "@/components/form/field";
import { type Choice, FilterSelect } from "@/components/table/filter-select";
import { FollowingInput } from "@/components/table/following-input";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { JanitorQuery } from "../query";

interface Props {
  selected: Omit<JanitorQuery, "cursor">;
  clearHref: string;
  codes: Choice[];
  severities: Choice[];
  types: Choice[];
}

export function FilterForm({ selected, clearHref, codes, severities, types }: Props) {
  const { code, severity, type, path, group, view, span } = selected;
  const isFiltered = code || severity || type || path || group;
  return (
    <Form
      prefetch={false}
      action="/janitor"
      scroll={false}
      className="mb-3 flex flex-wrap items-end gap-3 max-sm:grid max-sm:grid-cols-2 max-sm:*:min-w-0"
    >
      <input type="hidden" name="span" value={span} />
      {group && <input type="hidden" name="group" value={group} />}
      {view && <input type="hidden" name="view" value={view} />}
      <FilterSelect name="severity" label="Severity" selected={severity} choices={severities} />
      <FilterSelect name="code" label="Code" selected={code} choices={codes} />
      <FilterSelect name="type" label="Type" selected={type} choices={types} />
      <div className="flex min-w-40 flex-col gap-1">
        <label htmlFor="path-filter" className="text-muted">
          Path contains
        </label>
        <FollowingInput
          id="path-filter"
          name="path"
          value={path}
          maxLength={500}
          className={`h-8 ${inputClass}`}
        />
      </div>
      <Button type="submit">Filter</Button>
      {isFiltered && (
        <Link
          href={clearHref}
          scroll={false}
          className="ml-auto inline-flex h-8 items-center gap-1 text-muted hover:text-ink"
        >
          <X aria-hidden className="size-4" /> Clear filters
        </Link>
      )}
    </Form>
  );
}
