import type { Metadata } from "next";
import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { startQuery } from "@/components/table/listing";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { callDays, defaultModels, listAgents, listCalls, listProviders, readBudget } from "@/lib/gateway";
import { agentHref, DEFAULT } from "./agent-href";
import { AgentTable } from "./agent-table";
import { BudgetSection } from "./budget-section";
import { Calls } from "./calls";

export const metadata: Metadata = { title: "Agents" };

const CALLS_PER_PAGE = 50;

const agentsQuery = defineQuery("/gateway/agents", z.object({ cursor: textParam }));

export default async function AgentsPage({ searchParams }: PageProps) {
  const ctx = await requireContext();
  const { cursor } = await agentsQuery.read(searchParams);
  const calls = startQuery(() => listCalls(ctx, { limit: CALLS_PER_PAGE, cursor }));
  const [{ agents }, defaults, { providers }, budget, days] = await Promise.all([
    listAgents(ctx),
    defaultModels(ctx),
    listProviders(ctx),
    readBudget(ctx),
    callDays(ctx),
  ]);
  const missing = [...new Set(agents.flatMap(({ missingProviders }) => missingProviders))];
  const labels = providers
    .filter(({ provider, credential }) => credential !== null && missing.includes(provider))
    .map(({ label }) => label);
  return (
    <>
      <PageHeader
        title="Agents"
        purpose="Which models each agent calls, and what they cost. An agent tries its model, then its fallbacks, then the local engine."
      />
      <Live />
      <div className="mb-4 flex flex-col gap-3">
        <Providers isAny={providers.some(({ configured }) => configured)} missing={labels} />
      </div>
      <section
        aria-labelledby="default"
        className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4 py-3"
      >
        <div className="min-w-0">
          <h2 id="default" className="font-semibold">
            Default for all agents
          </h2>
          <p className="text-muted">
            <code className="break-all text-ink">{defaults.model}</code>
            {defaults.fallbacks.length > 0 ? (
              <>
                , then <code className="break-all">{defaults.fallbacks.join(", ")}</code>
              </>
            ) : (
              ", no fallbacks"
            )}
          </p>
        </div>
        <Link href={agentHref(DEFAULT)} className={buttonClass("secondary")} aria-label="Edit the default">
          Edit
        </Link>
      </section>
      <AgentTable agents={agents} defaults={defaults} />
      <BudgetSection budget={budget} />
      <Calls query={calls} days={days} />
    </>
  );
}

const credentials = (
  <Link href="/gateway/credentials" className="underline">
    Credentials
  </Link>
);

const list = new Intl.ListFormat("en");

/** A missing key is a warning only where some provider is configured: the local engines need none. */
function Providers({ isAny, missing }: { isAny: boolean; missing: string[] }) {
  if (!isAny) {
    return (
      <Notice kind="info">
        No provider is configured: all agents use the local engines. To use models, add a key under{" "}
        {credentials}.
      </Notice>
    );
  }
  if (missing.length === 0) return null;
  return (
    <Notice kind="warning">
      {list.format(missing)} {missing.length === 1 ? "has" : "have"} no key, so models that need it are
      skipped. Add a key under {credentials}, or choose other models.
    </Notice>
  );
}
