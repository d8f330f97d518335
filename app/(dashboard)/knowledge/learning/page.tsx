import { Route, Sprout } from "lucide-react";
import type { Metadata } from "next";
import type { PageProps } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { ActionButton } from "@/components/form/action-button";
import { Live } from "@/components/live/live";
import { Listing, startQuery } from "@/components/table/listing";
import { Pager } from "@/components/table/pager";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { count } from "@/lib/core/count";
import { learningStatus } from "@/lib/learning";
import { learnAction, switchAction } from "./actions";
import { DecisionTable } from "./decision-table";
import { routingQuery } from "./query";
import { readDecisions, readEvidence, readRules } from "./read";
import { RuleRow } from "./rule-row";
import { StatusLine } from "./status-line";

export const metadata: Metadata = { title: "Routing" };

export default async function RoutingPage({ searchParams }: PageProps) {
  const { instinct, cursor } = await routingQuery.read(searchParams);
  const ctx = await requireContext();
  const decisions = startQuery(() => readDecisions(ctx, cursor));
  const [status, rules, evidence] = await Promise.all([
    learningStatus(ctx),
    readRules(ctx),
    readEvidence(ctx, instinct),
  ]);
  const { enabled } = status;
  return (
    <>
      <PageHeader
        title="Routing"
        purpose="Rules for where the curator files things, learned from its decisions and your corrections."
        action={
          <div className="flex flex-wrap gap-2">
            <ActionButton
              action={switchAction}
              values={{ enabled: String(!enabled) }}
              look={enabled ? "secondary" : "primary"}
            >
              {enabled ? "Pause learning" : "Resume learning"}
            </ActionButton>
            {enabled && (
              <ActionButton action={learnAction} look="primary">
                Learn now
              </ActionButton>
            )}
          </div>
        }
      />
      <Live />
      {!enabled && (
        <div className="mb-4">
          <Notice kind="warning">
            Learning is paused: no decisions are recorded and no rules are applied. Existing rules are kept.
          </Notice>
        </div>
      )}
      <StatusLine status={status} />
      <h2 className="mb-2 text-base font-semibold">Rules</h2>
      {rules.length === 0 ? (
        <EmptyState Icon={Sprout} title="No rules yet">
          Three files of the same kind in the same place make a rule. Send files to the{" "}
          <Link href="/inbox" className="text-accent underline">
            inbox
          </Link>
          ; if a record is misfiled, move it or change its type. The curator learns every night, or when you
          choose “Learn now”.
        </EmptyState>
      ) : (
        <ul aria-label="Rules" className="rounded-lg border border-line bg-surface">
          {rules.map((rule) => (
            <RuleRow key={rule.id} rule={rule} evidence={evidence?.of === rule.id ? evidence.page : null} />
          ))}
        </ul>
      )}
      <h2 className="mt-8 mb-2 text-base font-semibold">Decisions</h2>
      <Listing query={decisions}>
        {({ items, total, next_cursor }) =>
          items.length === 0 ? (
            <EmptyState Icon={Route} title="No decisions yet">
              Each file the curator processes is recorded here.
            </EmptyState>
          ) : (
            <>
              <DecisionTable caption="Decisions" rows={items} />
              <Pager next={next_cursor} summary={`${count(total, "decision")}, newest first`} />
            </>
          )
        }
      </Listing>
    </>
  );
}
