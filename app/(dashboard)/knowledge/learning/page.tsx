import { Route, Sprout } from "lucide-react";
import type { Metadata } from "next";
import { one, type Searched } from "@/app/searched";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { Pager } from "@/components/table/pager";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { learningStatus } from "@/lib/learning";
import { reflectAction, switchAction } from "./actions";
import { DecisionTable } from "./decision-table";
import { InstinctRow } from "./instinct-row";
import { Order } from "./order";
import { readEvidence, readInstincts, readObservations } from "./read";
import { Standing } from "./standing";

export const metadata: Metadata = { title: "Routing" };

export default async function RoutingPage({ searchParams }: Searched) {
  const { instinct, cursor } = await searchParams;
  const ctx = await requireContext();
  const [status, instincts, evidence, observations] = await Promise.all([
    learningStatus(ctx),
    readInstincts(ctx),
    readEvidence(ctx, one(instinct)),
    readObservations(ctx, one(cursor)),
  ]);
  const { enabled } = status;
  return (
    <>
      <PageHeader
        title="Routing"
        purpose="What the curator has learned of where files go: from its own decisions, and from what you moved, retyped or deleted afterwards."
        action={
          <div className="flex flex-wrap gap-2">
            <Order
              action={switchAction}
              values={{ enabled: String(!enabled) }}
              label={enabled ? "Pause learning" : "Learn again"}
              size="normal"
              look={enabled ? "secondary" : "primary"}
            />
            {enabled && <Order action={reflectAction} label="Reflect now" size="normal" look="primary" />}
          </div>
        }
      />
      <Live />
      {!enabled && (
        <div className="mb-4">
          <Notice kind="warning">
            Learning is paused: nothing is observed, nothing forms, and no instinct decides. What was learned
            is kept.
          </Notice>
        </div>
      )}
      <Standing status={status} />
      <h2 className="mb-2 text-base font-semibold">Learned</h2>
      {instincts.length === 0 ? (
        <EmptyState Icon={Sprout} title="Nothing has been learned yet">
          Three files of one kind that go to the same place make an instinct. Send files to the{" "}
          <Link href="/inbox" className="text-accent underline">
            inbox
          </Link>
          ; where a record lies wrongly, move it or give it another type. Every night, or by “Reflect now”,
          the curator learns from it.
        </EmptyState>
      ) : (
        <ul aria-label="Instincts" className="rounded-lg border border-line bg-surface">
          {instincts.map((each) => (
            <InstinctRow
              key={each.id}
              instinct={each}
              evidence={evidence?.of === each.id ? evidence.page : null}
            />
          ))}
        </ul>
      )}
      <h2 className="mt-8 mb-2 text-base font-semibold">Observed</h2>
      {typeof observations === "string" ? (
        <Notice kind="warning">{observations}</Notice>
      ) : observations.items.length === 0 ? (
        <EmptyState Icon={Route} title="Nothing has been observed yet">
          Each file that the curator takes from the inbox is one observation.
        </EmptyState>
      ) : (
        <>
          <DecisionTable caption="Observations" rows={observations.items} />
          <Pager
            next={observations.next_cursor}
            summary={`${observations.total} observations, the newest first`}
          />
        </>
      )}
    </>
  );
}
