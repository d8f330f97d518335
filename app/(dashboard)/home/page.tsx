import type { Metadata } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { ACCEPTED } from "@/lib/documents";
import { MAX_INBOX_FILE_BYTES, vaultCounts } from "@/lib/vault";
import { AddToInbox } from "../inbox/upload";
import { VaultHealth } from "../janitor/vault-health";
import { Changes } from "./changes";
import { FirstSteps } from "./first-steps";
import { LAST_VISIT, lastVisit } from "./last-visit";
import { needsOf } from "./needs";
import { NeedsList } from "./needs-list";
import { RememberVisit } from "./remember-visit";

export const metadata: Metadata = { title: "Home" };

export default async function HomePage() {
  const ctx = await requireContext();
  const [needs, { total }] = await Promise.all([needsOf(ctx), vaultCounts(ctx)]);
  const { at, isKnown } = lastVisit((await cookies()).get(LAST_VISIT)?.value, ctx.clock.now());
  return (
    <>
      <PageHeader title="Home" purpose="What needs you, and what has happened since you were here." />
      <Live />
      <RememberVisit />
      <Section title="What needs you">
        {needs.length > 0 ? <NeedsList needs={needs} /> : <p className="text-muted">Nothing needs you.</p>}
      </Section>
      <VaultHealth ctx={ctx} />
      <div className="max-w-3xl">
        <AddToInbox maxBytes={MAX_INBOX_FILE_BYTES} accepted={ACCEPTED} />
      </div>
      {total === 0 ? (
        <Section title="Three steps to begin">
          <FirstSteps />
        </Section>
      ) : (
        <Section
          title={
            <>
              {isKnown ? "Since your last visit, " : "Since "}
              <Time at={at} />
            </>
          }
        >
          <Changes ctx={ctx} since={at} />
        </Section>
      )}
    </>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="mb-8 max-w-3xl">
      <h2 className="mb-2 font-semibold">{title}</h2>
      {children}
    </section>
  );
}
