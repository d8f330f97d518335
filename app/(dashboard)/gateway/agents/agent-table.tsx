"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { DataTable, type features } from "@/components/table/data-table";
import { buttonClass } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
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
          <div className="sm:hidden">
            <Resolved agent={original} />
          </div>
        </div>
      ),
      meta: { className: "sm:whitespace-nowrap" },
    }),
    column.accessor("defaultModel", {
      header: "Model",
      cell: ({ row: { original } }) => <Models agent={original} />,
      meta: { className: "min-w-32 max-sm:hidden" },
    }),
    column.accessor("resolvedDefault", {
      header: "Used model",
      cell: ({ row: { original } }) => <Resolved agent={original} />,
      meta: { className: "min-w-32 max-sm:hidden" },
    }),
    column.accessor("fallbacks", {
      header: "Fallbacks",
      cell: (info) => <Fallbacks own={info.getValue()} inherited={defaults.fallbacks} />,
      meta: { className: "min-w-32 max-md:hidden" },
    }),
    column.accessor("providers", {
      header: "Providers",
      cell: (info) => (
        <ul className="flex flex-col gap-1 py-1">
          {info.getValue().map(({ provider, status }) => (
            <li key={provider}>
              <Chip tone={status === "configured" ? "ok" : "waiting"}>
                {status === "configured"
                  ? provider
                  : `${provider}: ${provider === "local" ? "not set" : "no key"}`}
              </Chip>
            </li>
          ))}
        </ul>
      ),
      meta: { className: "whitespace-nowrap max-lg:hidden" },
    }),
    column.display({
      id: "edit",
      cell: ({ row: { original } }) => (
        <Link
          href={agentHref(original.id)}
          aria-label={`Edit the models of ${original.label}`}
          className={buttonClass("secondary", "small")}
        >
          Edit
        </Link>
      ),
      meta: { className: "text-right", label: "Actions" },
    }),
  ]);

/** The model that is called first, or the local engine. */
function Resolved({ agent: { ready, resolvedDefault } }: { agent: AgentStatus }) {
  if (!ready) return <Chip tone="waiting">Local engine</Chip>;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1">
      <Chip tone="ok">Ready</Chip>
      <code className="wrap-anywhere">{resolvedDefault}</code>
    </div>
  );
}

function Models({ agent: { defaultModel, embedder_model, embedder_source } }: { agent: AgentStatus }) {
  return (
    <>
      {defaultModel ? (
        <code className="wrap-anywhere">{defaultModel}</code>
      ) : (
        <span className="text-muted">Default</span>
      )}
      {embedder_model && (
        <span className="block text-muted">
          Embedder:{" "}
          {embedder_source === "local" ? "local" : <code className="wrap-anywhere">{embedder_model}</code>}
        </span>
      )}
    </>
  );
}

function Fallbacks({ own, inherited }: { own: string[]; inherited: string[] }) {
  if (own.length === 0) {
    return <span className="text-muted">{inherited.length > 0 ? "Default" : "None"}</span>;
  }
  return (
    <ol className="py-1">
      {own.map((model) => (
        <li key={model}>
          <code className="wrap-anywhere">{model}</code>
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
