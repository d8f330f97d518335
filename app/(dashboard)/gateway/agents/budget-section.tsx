import { Notice } from "@/components/ui/notice";
import { formatNumber } from "@/lib/core/count";
import type { Budget } from "@/lib/gateway";
import { BudgetForm } from "./budget-form";

const dollars = new Intl.NumberFormat("en", { style: "currency", currency: "USD", maximumFractionDigits: 4 });

/** The daily limits on models, and today's use. */
export function BudgetSection({ budget }: { budget: Budget }) {
  const { daily_tokens, daily_usd, tokens_today, usd_today, is_reached } = budget;
  return (
    <section aria-labelledby="budget" className="mt-8">
      <h2 id="budget" className="font-semibold">
        Budget
      </h2>
      <p className="mb-3 max-w-prose text-muted">
        Daily limits for model calls (UTC). When a limit is reached, agents use the local engines until the
        next day.
      </p>
      {is_reached && (
        <div className="mb-3">
          <Notice kind="warning">
            Today’s budget is used up. Agents use the local engines until midnight UTC, or until you raise the
            limit.
          </Notice>
        </div>
      )}
      <div className="grid gap-6 rounded-lg border border-line bg-surface p-4 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Meter name="Tokens today" used={tokens_today} limit={daily_tokens} format={formatNumber} />
          <Meter name="Cost today" used={usd_today} limit={daily_usd} format={dollars.format} />
          <p className="text-muted">Only costs that providers report are counted; OpenRouter reports them.</p>
        </div>
        <BudgetForm
          limits={{
            daily_tokens: daily_tokens?.toString() ?? "",
            daily_usd: daily_usd?.toString() ?? "",
          }}
        />
      </div>
    </section>
  );
}

interface MeterProps {
  name: string;
  used: number;
  limit: number | null;
  format: (value: number) => string;
}

function Meter({ name, used, limit, format }: MeterProps) {
  const limitText = limit === null ? "no limit" : `of ${format(limit)}`;
  return (
    <div>
      <p className="flex justify-between gap-3">
        <span className="font-medium">{name}</span>
        <span className="tabular-nums">
          {format(used)} <span className="text-muted">{limitText}</span>
        </span>
      </p>
      {limit !== null && (
        <progress
          aria-label={name}
          aria-valuetext={`${format(used)} ${limitText}`}
          value={limit === 0 ? 1 : Math.min(used, limit)}
          max={limit === 0 ? 1 : limit}
          className="mt-1.5 block h-2 w-full"
        />
      )}
    </div>
  );
}
