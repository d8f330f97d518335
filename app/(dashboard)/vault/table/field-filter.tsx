import Form from "next/form";
import type { ReactNode } from "react";
import { inputClass } from "@/components/form/field";
import { FollowingInput } from "@/components/table/following-input";
import { Button } from "@/components/ui/button";
import type { VaultQuery } from "../query";

/** Filters for records with a value, or a text, in a field. `children` are the other conditions. */
export function FieldFilter({
  query: { field, value },
  children,
}: {
  query: VaultQuery;
  children: ReactNode;
}) {
  return (
    <Form prefetch={false} action="/vault" className="flex flex-wrap items-center gap-2">
      {children}
      <label htmlFor="filter-field" className="text-muted">
        Field
      </label>
      <FollowingInput
        id="filter-field"
        name="field"
        value={field}
        autoComplete="off"
        spellCheck={false}
        className={`h-8 max-w-28 ${inputClass}`}
      />
      <label htmlFor="filter-value" className="text-muted">
        contains
      </label>
      <FollowingInput
        id="filter-value"
        name="value"
        value={value}
        autoComplete="off"
        className={`h-8 max-w-32 ${inputClass}`}
      />
      <Button type="submit">Filter</Button>
    </Form>
  );
}
