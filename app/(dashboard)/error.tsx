"use client";

import { type ComponentProps, lazy, Suspense, useEffect, useState } from "react";
import { ErrorState } from "@/components/shell/error-state";
import { vaultProblemAction } from "./vault-problem";

// Each page loads this file, and hardly any shows it.
const VaultUnavailable = lazy(async () => ({
  default: (await import("./vault-unavailable")).VaultUnavailable,
}));

/** The message of an error does not leave the server, so the page asks whether the vault is why it failed. */
export default function DashboardError(props: Pick<ComponentProps<typeof ErrorState>, "error" | "retry">) {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    vaultProblemAction().then(
      (reply) => {
        if (!isGone && reply?.ok) setProblem(reply.value);
      },
      () => {}, // The server does not respond, which is what the page says.
    );
    return () => {
      isGone = true;
    };
  }, []);
  const state = <ErrorState {...props} />;
  if (problem === null) return state;
  return (
    <Suspense fallback={state}>
      <VaultUnavailable problem={problem} retry={props.retry} />
    </Suspense>
  );
}
