import type { Metadata } from "next";
import { cookies } from "next/headers";
import { type ReactNode, Suspense } from "react";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { count } from "@/lib/core/count";
import { ACCEPTED } from "@/lib/documents";
import { hasSample } from "@/lib/sample";
import { MAX_INBOX_FILE_BYTES, vaultCounts } from "@/lib/vault";
import { AddToInbox } from "../inbox/upload";
import { VaultHealth } from "../janitor/vault-health";
import { Activity } from "./activity";
import { Changes } from "./changes";
import { Composition } from "./composition";
import { FirstSteps } from "./first-steps";
import { Health } from "./health";
import { LAST_VISIT, lastVisit } from "./last-visit";
import { needsOf } from "./needs";
import { NeedsList } from "./needs-list";
import { RememberVisit } from "./remember-visit";
import { AddSample, SampleNotice } from "./sample-vault";

export const metadata: Metadata = { title: "Home" };

export default async function HomePage() {
  const ctx = await requireContext();
  const counted = vaultCounts(ctx);
  const [needs, vault, isSampleHere] = await Promise.all([
    counted.then(({ total }) => needsOf(ctx, total)),
    counted,
    hasSample(ctx),
  ]);
  const { at, isKnown } = lastVisit(
    (await cookies()).get(LAST_VISIT)?.value,
    ctx.account.id,
    ctx.clock.now(),
  );
  return (
    <>
      <PageHeader title="Home" purpose="What needs you, and what has happened since your last visit." />
      <Live />
      <RememberVisit account={ctx.account.id} />
      <SampleNotice isHere={isSampleHere} />
      <div className="grid max-w-6xl gap-x-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <Section title="What needs you">
            {needs.length > 0 ? (
              <NeedsList needs={needs} />
            ) : (
              <p className="text-muted">Nothing needs you.</p>
            )}
          </Section>
          <AddToInbox maxBytes={MAX_INBOX_FILE_BYTES} accepted={ACCEPTED} />
          {vault.total === 0 ? (
            <Section title="Three steps to begin">
              <FirstSteps />
              {!isSampleHere && <AddSample />}
            </Section>
          ) : (
            <Section
              title={
                isKnown ? (
                  <>
                    Since your last visit, <Time at={at} />
                  </>
                ) : (
                  "Last 7 days"
                )
              }
            >
              <Changes ctx={ctx} since={at} />
            </Section>
          )}
        </div>
        <div className="grid content-start gap-x-10 md:max-xl:grid-cols-2">
          <Section title="Health">
            <Suspense fallback={<p className="text-muted">Checking…</p>}>
              <Health ctx={ctx} />
            </Suspense>
            <VaultHealth ctx={ctx} />
          </Section>
          {vault.total > 0 && (
            <>
              <Section title={`The vault: ${count(vault.total, "record")}`}>
                <Composition counts={vault.counts_by_type} />
              </Section>
              <Section title="Changes per week">
                <Activity ctx={ctx} />
              </Section>
            </>
          )}
        </div>
      </div>
    </>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="mb-8 min-w-0">
      <h2 className="mb-2 font-semibold">{title}</h2>
      {children}
    </section>
  );
}
