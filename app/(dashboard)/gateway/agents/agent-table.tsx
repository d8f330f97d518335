"use client";

import { createColumnHelper } from "@tanstack/react-table";
import Link from "next/link";
import { DataTable, type features } from "@/components/table/data-table";
import { buttonClass } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import type { AgentStatus, DefaultModels } from "@/lib/gateway";
import { agentHref } from "./agent-href";

const column = createColumnHelper<typeof features, AgentStatus>();

const columnsWith = (defaults: DefaultModels) =>
  column.columns([
    column.accessor("label", {
      header: "Agent",
      cell: ({ row: { original } }) => (
        <div className="py-1">
          <span className="font-medium">{original.label}</span>
          <br />
          <code className="text-xs text-muted">{original.id}</code>
        </div>
      ),
      meta: { className: "whitespace-nowrap" },
    }),
    column.accessor("ready", {
      header: "Works with",
      cell: (info) => (
        <Chip tone={info.getValue() ? "ok" : "waiting"}>{info.getValue() ? "Models" : "Local engine"}</Chip>
      ),
      meta: { className: "whitespace-nowrap" },
    }),
    column.accessor("defaultModel", {
      header: "Model",
      cell: ({ row: { original } }) => <Models agent={original} />,
      meta: { className: "min-w-44" },
    }),
    column.accessor("resolvedDefault", {
      header: "Resolves to",
      cell: (info) => {
        const model = info.getValue();
        return model ? <code className="break-all">{model}</code> : <span className="text-muted">None</span>;
      },
      meta: { className: "min-w-44 max-lg:hidden" },
    }),
    column.accessor("fallbacks", {
      header: "Fallbacks",
      cell: (info) => <Fallbacks own={info.getValue()} inherited={defaults.fallbacks} />,
      meta: { className: "min-w-40 max-sm:hidden" },
    }),
    column.accessor("providers", {
      header: "Providers",
      cell: (info) => (
        <ul className="flex flex-col gap-1 py-1">
          {info.getValue().map(({ provider, status }) => (
            <li key={provider}>
              <Chip tone={status === "configured" ? "ok" : "waiting"}>
                {status === "configured" ? provider : `${provider}: no key`}
              </Chip>
            </li>
          ))}
        </ul>
      ),
      meta: { className: "whitespace-nowrap max-sm:hidden" },
    }),
    column.display({
      id: "edit",
      cell: ({ row: { original } }) => (
        <Link
          href={agentHref(original.id)}
          prefetch={false}
          aria-label={`Edit the models of the ${original.label}`}
          className={buttonClass("secondary", "small")}
        >
          Edit
        </Link>
      ),
      meta: { className: "text-right", label: "Actions" },
    }),
  ]);

function Models({ agent: { defaultModel, embedder_model, embedder_source } }: { agent: AgentStatus }) {
  return (
    <>
      {defaultModel ? (
        <code className="break-all">{defaultModel}</code>
      ) : (
        <span className="text-muted">The default</span>
      )}
      {embedder_model && (
        <span className="block text-muted">
          Embedder:{" "}
          {embedder_source === "local" ? "local" : <code className="break-all">{embedder_model}</code>}
        </span>
      )}
    </>
  );
}

function Fallbacks({ own, inherited }: { own: string[]; inherited: string[] }) {
  if (own.length === 0) {
    return <span className="text-muted">{inherited.length > 0 ? "The default’s" : "None"}</span>;
  }
  return (
    <ol className="py-1">
      {own.map((model) => (
        <li key={model}>
          <code className="break-all">{model}</code>
        </li>
      ))}
    </ol>
  );
}

export function AgentTable({ agents, defaults }: { agents: AgentStatus[]; defaults: DefaultModels }) {
  return (
    <DataTable caption="Agents" columns={columnsWith(defaults)} rows={agents} rowId={(agent) => agent.id} />
  );
}
