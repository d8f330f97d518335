"use client";

import { CloudAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** Shown where a page failed. An outage never looks like an empty list. */
export function ErrorState({
  error,
  retry,
  level = "h1",
}: {
  error: Error & { digest?: string };
  /** Loads it again; `reset` would only show what failed once more. */
  retry: () => void;
  level?: "h1" | "h3";
}) {
  return (
    <div className="mx-auto max-w-xl p-6">
      <EmptyState level={level} Icon={CloudAlert} title="This page could not be loaded">
        <p>
          The server failed or did not respond.
          {error.digest && (
            <>
              {" "}
              Reference in the server log: <code>{error.digest}</code>
            </>
          )}
        </p>
        <div className="mt-4">
          <Button look="primary" onClick={retry}>
            Try again
          </Button>
        </div>
      </EmptyState>
    </div>
  );
}
