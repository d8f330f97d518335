import { Notice } from "@/components/ui/notice";
import type { Budget } from "@/lib/gateway";
import { BudgetForm } from "./budget-form";

const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat("en", { style: "currency", currency: "USD", maximumFractionDigits: 4 });

/** What models may cost in a day, and what they did today. */
export function BudgetSection({ budget }: { budget: Budget }) {
  const { daily_tokens, daily_usd, tokens_today, usd_today, is_reached } = budget;
  return (
    <section aria-labelledby="budget" className="mt-8">
      <h2 id="budget" className="font-semibold">
        Budget
      </h2>
      <p className="mb-3 max-w-prose text-muted">
        What models may cost in a day (UTC). When a limit is reached, agents work with the local engines until
        the next day; nothing stops, and nothing is lost.
      </p>
      {is_reached && (
        <div className="mb-3">
          <Notice kind="warning">
            Today’s budget is used up: agents work with the local engines until midnight UTC, or until the
            limit is raised.
          </Notice>
        </div>
      )}
      <div className="grid gap-6 rounded-lg border border-line bg-surface p-4 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Meter name="Tokens today" used={tokens_today} limit={daily_tokens} write={whole.format} />
          <Meter name="Cost today" used={usd_today} limit={daily_usd} write={dollars.format} />
          <p className="text-muted">Cost counts as far as providers tell it; OpenRouter does.</p>
        </div>
        <BudgetForm
          key={`${daily_tokens} ${daily_usd}`}
          dailyTokens={daily_tokens?.toString() ?? ""}
          dailyUsd={daily_usd?.toString() ?? ""}
        />
      </div>
    </section>
  );
}

interface MeterProps {
  name: string;
  used: number;
  limit: number | null;
  write: (value: number) => string;
}

function Meter({ name, used, limit, write }: MeterProps) {
  const told = limit === null ? "no limit" : `of ${write(limit)}`;
  return (
    <div>
      <p className="flex justify-between gap-3">
        <span className="font-medium">{name}</span>
        <span className="tabular-nums">
          {write(used)} <span className="text-muted">{told}</span>
        </span>
      </p>
      {limit !== null && (
        <progress
          aria-label={name}
          aria-valuetext={`${write(used)} ${told}`}
          value={limit === 0 ? 1 : Math.min(used, limit)}
          max={limit === 0 ? 1 : limit}
          className="mt-1.5 block h-2 w-full"
        />
      )}
    </div>
  );
}
