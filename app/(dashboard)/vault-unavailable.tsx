"use client";

import { Unplug } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";

/** Why no page of the vault can be shown, and where to fix that. */
export function VaultUnavailable({ problem, retry }: { problem: string; retry: () => void }) {
  return (
    <div className="mx-auto max-w-xl p-6">
      <EmptyState level="h1" Icon={Unplug} title="The vault is not available">
        <p className="wrap-anywhere">{/[.?]$/.test(problem) ? problem : `${problem}.`}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          <Button look="primary" onClick={retry}>
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
