"use client";

import { CloudAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** Stands where a page failed. An outage is said, and never looks like an empty list. */
export function ErrorState({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <div className="mx-auto max-w-xl p-6">
      <EmptyState level="h1" Icon={CloudAlert} title="This page could not be shown">
        <p>
          Something went wrong on our side. Nothing of yours is lost; it may be over already.
          {error.digest && (
            <>
              {" "}
              The log has it under <code>{error.digest}</code>.
            </>
          )}
        </p>
        <div className="mt-4">
          <Button look="primary" onClick={reset}>
            Try again
          </Button>
        </div>
      </EmptyState>
    </div>
  );
}
