"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { DataTable, type features } from "@/components/table/data-table";
import { Chip, type Tone } from "@/components/ui/chip";
import { Time } from "@/components/ui/time";
import { formatNumber } from "@/lib/core/count";
import type { ModelCall } from "@/lib/gateway";

/** Transient outcomes are warnings, others failures. */
const OUTCOMES: Record<string, { tone: Tone; word: string }> = {
  ok: { tone: "ok", word: "OK" },
  wrong_key: { tone: "failed", word: "Wrong key" },
  canceled: { tone: "waiting", word: "Canceled" },
  no_such_model: { tone: "failed", word: "No such model" },
  rate_limited: { tone: "warning", word: "Rate limited" },
  timeout: { tone: "warning", word: "Timeout" },
  unreachable: { tone: "warning", word: "Unreachable" },
  provider_error: { tone: "warning", word: "Provider error" },
  refused: { tone: "failed", word: "Refused" },
  malformed: { tone: "failed", word: "Malformed reply" },
  restarted: { tone: "waiting", word: "Restarted" },
};

const dollars = new Intl.NumberFormat("en", { style: "currency", currency: "USD", maximumFractionDigits: 5 });

const none = <span className="text-muted">–</span>;

const column = createColumnHelper<typeof features, ModelCall>();

const columns = column.columns([
  column.accessor("at", { header: "Time", cell: (info) => <Time at={info.getValue()} /> }),
  column.accessor("outcome", {
    header: "Outcome",
    cell: (info) => {
      const { tone, word } = OUTCOMES[info.getValue()] ?? { tone: "failed", word: info.getValue() };
      return <Chip tone={tone}>{word}</Chip>;
    },
    meta: { className: "whitespace-nowrap" },
  }),
  column.accessor("agent", {
    header: "Agent",
    cell: (info) => <code>{info.getValue()}</code>,
    meta: { className: "whitespace-nowrap max-md:hidden" },
  }),
  column.accessor("model", { header: "Model", cell: ({ row }) => <Model call={row.original} /> }),
  column.accessor((call) => (call.input_tokens ?? 0) + (call.output_tokens ?? 0), {
    id: "tokens",
    header: "Tokens",
    cell: ({ row: { original } }) => <Tokens call={original} />,
    meta: { className: "text-right whitespace-nowrap max-sm:hidden" },
  }),
  column.accessor("cost_usd", {
    header: "Cost",
    cell: (info) => {
      const cost = info.getValue();
      return cost === null ? none : dollars.format(cost);
    },
    meta: { className: "text-right max-sm:hidden" },
  }),
  column.accessor("latency_ms", {
    header: "Latency",
    cell: (info) => <span title={`${formatNumber(info.getValue())} ms`}>{seconds(info.getValue())}</span>,
    meta: { className: "text-right whitespace-nowrap max-sm:hidden" },
  }),
]);

function Model({ call: { model, provider, fallback, error } }: { call: ModelCall }) {
  return (
    <div className="py-1 sm:min-w-40">
      <code className="break-all">{model}</code>{" "}
      <span className="text-muted">
        via {provider}
        {fallback && ", fallback"}
      </span>
      {error && <span className="block break-words text-failed">{error}</span>}
    </div>
  );
}

function Tokens({ call: { input_tokens, output_tokens } }: { call: ModelCall }) {
  if (input_tokens === null && output_tokens === null) return none;
  return (
    <span title="Input + output">
      {formatNumber(input_tokens ?? 0)} + {formatNumber(output_tokens ?? 0)}
    </span>
  );
}

const seconds = (ms: number): string => (ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`);

export function CallTable({ calls }: { calls: ModelCall[] }) {
  return (
    <DataTable caption="Calls" columns={columns} rows={calls} rowId={(call) => String(call.id)} isFocusable />
  );
}
