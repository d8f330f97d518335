"use client";

import { Unplug } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { ErrorState } from "@/components/shell/error-state";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { vaultProblemAction } from "./vault-problem";

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
  if (problem === null) return <ErrorState {...props} />;
  return (
    <div className="mx-auto max-w-xl p-6">
      <EmptyState level="h1" Icon={Unplug} title="The vault is not available">
        <p className="wrap-anywhere">{/[.?]$/.test(problem) ? problem : `${problem}.`}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          <Button look="primary" onClick={props.retry}>
            Try again
          </Button>
          <Link href="/settings/vault" className="self-center text-accent underline">
            Vault settings
          </Link>
        </div>
      </EmptyState>
    </div>
  );
}
