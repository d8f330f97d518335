import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { requireContext } from "@/app/session/current";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { PageHeader } from "@/components/ui/page-header";
import { AGENTS, defaultModels, describeAgent, MAX_FALLBACKS, offeredModels } from "@/lib/gateway";
import { DEFAULT } from "../agent-href";
import { ModelForm } from "./form";

export const metadata: Metadata = { title: "Agent models" };

export default async function AgentPage({ params }: { params: Promise<{ agentId: string }> }) {
  const ctx = await requireContext();
  const { agentId } = await params;
  const defaults = await defaultModels(ctx);
  if (agentId === DEFAULT) {
    return (
      <>
        <Breadcrumb links={PARENTS} />
        <PageHeader title="Default for all agents" purpose="Used by agents without their own models." />
        <ModelForm
          agent={DEFAULT}
          model={defaults.model}
          fallbacks={defaults.fallbacks}
          maxFallbacks={MAX_FALLBACKS}
          inherited={null}
          offers={offeredModels(ctx)}
        />
      </>
    );
  }
  if (!AGENTS.some(({ id }) => id === agentId)) notFound();
  const agent = await describeAgent(ctx, { agentId });
  return (
    <>
      <Breadcrumb links={PARENTS} />
      <PageHeader
        title={`Models of ${agent.label}`}
        purpose={agent.id === "surveyor" ? "One model names clusters, one embeds records." : PURPOSE}
      />
      <ModelForm
        agent={agent.id}
        model={agent.defaultModel ?? ""}
        fallbacks={agent.fallbacks}
        maxFallbacks={MAX_FALLBACKS}
        inherited={defaults}
        embedder={embedderOf(agent)}
        offers={offeredModels(ctx)}
      />
    </>
  );
}

const PARENTS = [{ href: "/gateway/agents", title: "Agents" }];

const PURPOSE = "The model is tried first, then the fallbacks in order. Models without a key are skipped.";

/** Undefined for agents without an embedder; empty for the local one. */
function embedderOf({ embedder_model, embedder_source }: Awaited<ReturnType<typeof describeAgent>>) {
  return embedder_source === "local" ? "" : embedder_model;
}
