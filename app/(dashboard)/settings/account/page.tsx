import type { Metadata } from "next";
import type { ReactNode } from "react";
import { one, type Searched } from "@/app/searched";
import { requireVisitor } from "@/app/session/current";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { listSessions, secondFactorStatus } from "@/lib/accounts";
import { PasswordForm } from "./password-form";
import { SecondFactor } from "./second-factor";
import { NewCodesDialog, TurnOffDialog, TurnOnDialog } from "./second-factor-dialogs";
import { SessionDialogs } from "./session-dialogs";
import { SessionTable } from "./session-table";

export const metadata: Metadata = { title: "Account" };

export default async function AccountPage({ searchParams }: Searched) {
  const { person, sessionId, ctx } = await requireVisitor();
  const given = await searchParams;
  const [sessions, secondFactor] = await Promise.all([listSessions(ctx), secondFactorStatus(ctx)]);
  const others = sessions.length - 1;
  return (
    <>
      <PageHeader title="Account" purpose={`You are signed in as ${person.email}.`} />
      <div className="flex flex-col gap-8">
        <Section title="Password">
          <PasswordForm email={person.email} />
        </Section>
        <Section title="Second factor">
          <SecondFactor status={secondFactor} />
        </Section>
        <Section
          title="Sessions"
          action={
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
          }
        >
          <p className="text-muted">Browsers that are signed in. A session ends 30 days after sign-in.</p>
          <SessionTable sessions={sessions} current={sessionId} />
        </Section>
      </div>
      {SECOND_FACTOR_DIALOGS.get(one(given["second-factor"]) ?? "")}
      <SessionDialogs given={given} sessions={sessions} current={sessionId} />
    </>
  );
}

/** By the page's address, `?second-factor=on`. */
const SECOND_FACTOR_DIALOGS = new Map<string, ReactNode>([
  ["on", <TurnOnDialog key="on" />],
  ["codes", <NewCodesDialog key="codes" />],
  ["off", <TurnOffDialog key="off" />],
]);

function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
