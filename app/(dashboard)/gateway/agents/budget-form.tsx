"use client";

import { useActionState } from "react";
import { TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Submit } from "@/components/ui/submit";
import { saveBudgetAction } from "./actions";

export function BudgetForm({ dailyTokens, dailyUsd }: { dailyTokens: string; dailyUsd: string }) {
  const [state, action] = useActionState(saveBudgetAction, null);
  const failed = state && !state.ok ? state : null;
  return (
    <form action={action} className="flex flex-col gap-3">
      {failed && Object.keys(failed.fields).length === 0 && <Notice kind="failed">{failed.message}</Notice>}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          name="daily_tokens"
          label="Tokens a day"
          inputMode="numeric"
          autoComplete="off"
          placeholder="No limit"
          defaultValue={failed?.given.daily_tokens ?? dailyTokens}
          error={failed?.fields.daily_tokens}
        />
        <TextField
          name="daily_usd"
          label="US dollars a day"
          inputMode="decimal"
          autoComplete="off"
          placeholder="No limit"
          defaultValue={failed?.given.daily_usd ?? dailyUsd}
          error={failed?.fields.daily_usd}
        />
      </div>
      <div className="flex items-center justify-end gap-3">
        <span role="status" className="text-muted">
          {state?.ok && "Saved"}
        </span>
        <Submit look="secondary">Save limits</Submit>
      </div>
    </form>
  );
}
