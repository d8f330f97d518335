import type { Metadata } from "next";
import type { ReactNode } from "react";
import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { requireVisitor } from "@/app/session/current";
import { CodeForm } from "@/components/accounts/code-form";
import { RequestFacts } from "@/components/accounts/request-facts";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { findPairing } from "@/lib/accounts";
import { enterCodeAction } from "./actions";
import { AnswerForm } from "./answer-form";

export const metadata: Metadata = { title: "Pair a device" };

type Pairing = NonNullable<Awaited<ReturnType<typeof findPairing>>>;

const deviceQuery = defineQuery("/device", z.object({ request: textParam, user_code: textParam }));

/** Where a device sends its owner (RFC 8628, 3.3). A code in the address is only filled in. */
export default async function DevicePage({ searchParams }: PageProps) {
  const { person, ctx } = await requireVisitor();
  const { request: requestId, user_code } = await deviceQuery.read(searchParams);
  const pairing = requestId ? await findPairing(ctx, { requestId }) : null;
  return (
    <>
      <h1 className="text-lg font-semibold">Pair a device</h1>
      <p className="mt-1 mb-4 text-muted">Signed in as {person.email}</p>
      {pairing ? <Answer pairing={pairing} /> : <CodeForm action={enterCodeAction} code={user_code} />}
      <p className="mt-5 border-t border-line pt-3">
        <Link href="/settings/devices" className="text-accent underline">
          All devices
        </Link>
      </p>
    </>
  );
}

function Answer({ pairing }: { pairing: Pairing }) {
  if (pairing.state !== "pending") return OUTCOMES[pairing.state];
  return (
    <div className="flex flex-col gap-4">
      <RequestFacts request={pairing} />
      <p>
        It gets full access to your vault over the REST API. Approve it only if you started this request and
        the device shows the same code.
      </p>
      <AnswerForm id={pairing.requestId} />
    </div>
  );
}

const APPROVED = (
  <Notice kind="ok">Approved. The device connects within seconds; you can close this page.</Notice>
);

const OUTCOMES: Record<Exclude<Pairing["state"], "pending">, ReactNode> = {
  approved: APPROVED,
  redeemed: APPROVED,
  rejected: <Notice kind="info">Rejected. The device gets no access.</Notice>,
  expired: <Notice kind="warning">This request has expired. Request a new code on the device.</Notice>,
};
