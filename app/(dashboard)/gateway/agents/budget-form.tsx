"use client";

import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { FormError } from "@/components/form/form-error";
import { Submit } from "@/components/form/submit";
import { useMessageAction } from "@/components/form/use-reply-toast";
import { saveBudgetAction } from "./actions";

const FIELDS = [
  { name: "daily_tokens", label: "Tokens per day", inputMode: "numeric" },
  { name: "daily_usd", label: "US dollars per day", inputMode: "decimal" },
] as const;

/** The daily limits, as typed; empty for none. */
export function BudgetForm({ limits }: { limits: Record<(typeof FIELDS)[number]["name"], string> }) {
  const submission = useMessageAction(saveBudgetAction);
  const { failure } = submission;
  return (
    <ActionForm submission={submission} className="flex flex-col gap-3">
      <FormError failure={failure} fields={FIELDS.map(({ name }) => name)} />
      <div className="grid gap-3 sm:grid-cols-2">
        {FIELDS.map(({ name, ...field }) => (
          <TextField
            key={name}
            name={name}
            {...field}
            autoComplete="off"
            placeholder="No limit"
            defaultValue={failure?.given[name] ?? limits[name]}
            error={failure?.fields[name]}
          />
        ))}
      </div>
      <div className="flex justify-end">
        <Submit look="secondary">Save limits</Submit>
      </div>
    </ActionForm>
  );
}
