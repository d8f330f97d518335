import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { requireContext } from "@/app/session/current";
import { PageHeader } from "@/components/ui/page-header";
import { AGENTS, defaultModels, describeAgent } from "@/lib/gateway";
import { DEFAULT } from "../agent-href";
import { ModelForm } from "./form";

export const metadata: Metadata = { title: "Models of an agent" };

export default async function AgentPage({ params }: { params: Promise<{ agentId: string }> }) {
  const ctx = await requireContext();
  const { agentId } = await params;
  const defaults = await defaultModels(ctx);
  if (agentId === DEFAULT) {
    return (
      <>
        <PageHeader
          title="Default of all agents"
          purpose="The models of every agent that has none of its own."
        />
        <ModelForm agent={DEFAULT} model={defaults.model} fallbacks={defaults.fallbacks} inherited={null} />
      </>
    );
  }
  if (!AGENTS.some(({ id }) => id === agentId)) notFound();
  const agent = await describeAgent(ctx, { agentId });
  return (
    <>
      <PageHeader
        title={`Models of the ${agent.label} agent`}
        purpose={agent.id === "surveyor" ? "One labels what it finds, one embeds records." : PURPOSE}
      />
      <ModelForm
        agent={agent.id}
        model={agent.defaultModel ?? ""}
        fallbacks={agent.fallbacks}
        inherited={defaults}
        embedder={embedderOf(agent)}
      />
    </>
  );
}

const PURPOSE =
  "The model is tried first, then the fallbacks in their order; what has no key is passed over.";

/** Undefined for agents that embed nothing; empty where this machine does it. */
function embedderOf({ embedder_model, embedder_source }: Awaited<ReturnType<typeof describeAgent>>) {
  return embedder_source === "local" ? "" : embedder_model;
}
