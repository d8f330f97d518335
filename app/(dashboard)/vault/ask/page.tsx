import type { Metadata } from "next";
import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { describeAgent } from "@/lib/gateway";
import { AskForm } from "./ask-form";

export const metadata: Metadata = { title: "Ask your vault" };

/** A question to begin with. */
const askQuery = defineQuery("/vault/ask", z.object({ question: textParam }));

export default async function AskPage({ searchParams }: PageProps) {
  const { question } = await askQuery.read(searchParams);
  const ctx = await requireContext();
  const { resolvedDefault } = await describeAgent(ctx, { agentId: "main" });
  return (
    <>
      <PageHeader
        title="Ask your vault"
        purpose={
          <>
            A model answers from your records, and quotes them. Without a model, the nearest passages are
            shown.{" "}
            <Link href="/gateway/agents" className="text-accent underline">
              Models
            </Link>
          </>
        }
      />
      <AskForm account={ctx.account.id} question={question ?? ""} isFree={resolvedDefault === null} />
    </>
  );
}
