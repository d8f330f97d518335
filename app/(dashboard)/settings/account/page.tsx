import type { Metadata } from "next";
import { type ReactNode, useId } from "react";
import type { PageProps } from "@/app/query";
import { requireVisitor } from "@/app/session/current";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { listSessions, secondFactorStatus, shownName } from "@/lib/accounts";
import { PasswordSection } from "./password-section";
import { ProfileSection } from "./profile-section";
import { accountQuery } from "./query";
import { SecondFactor } from "./second-factor";
import { SecondFactorDialog } from "./second-factor-dialog";
import { SessionDialog } from "./session-dialog";
import { SessionTable } from "./session-table";

export const metadata: Metadata = { title: "Account" };

export default async function AccountPage({ searchParams }: PageProps) {
  const { person, sessionId, ctx } = await requireVisitor();
  const query = await accountQuery.read(searchParams);
  const [sessions, secondFactor] = await Promise.all([listSessions(ctx), secondFactorStatus(ctx)]);
  return (
    <>
      <PageHeader title="Account" purpose={`Signed in as ${person.email}.`} />
      <div className="flex flex-col gap-8">
        <Section title="Profile">
          <ProfileSection name={shownName(person)} email={person.email} />
        </Section>
        <Section title="Password">
          <PasswordSection email={person.email} />
        </Section>
        <Section title="Second factor">
          <SecondFactor status={secondFactor} />
        </Section>
        <Section title={`Sessions (${sessions.length})`} action={<EndMany others={sessions.length - 1} />}>
          <p className="text-muted">Browsers that are signed in. A session ends 30 days after sign-in.</p>
          <SessionTable sessions={sessions} current={sessionId} />
        </Section>
      </div>
      <SecondFactorDialog which={query.factor} />
      <SessionDialog end={query.end} sessions={sessions} current={sessionId} />
    </>
  );
}

function EndMany({ others }: { others: number }) {
  return (
    <div className="flex flex-wrap gap-1">
      {others > 0 && (
        <Link href="?end=others" scroll={false} className={buttonClass("quiet-danger")}>
          End all others…
        </Link>
      )}
      <Link href="?end=all" scroll={false} className={buttonClass("quiet-danger")}>
        Sign out everywhere…
      </Link>
    </div>
  );
}

function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
