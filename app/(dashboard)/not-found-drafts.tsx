"use client";

import { lazy, Suspense } from "react";

/** Every page may turn out not to be found; few show a draft then. */
const LostDrafts = lazy(async () => ({ default: (await import("./lost-drafts")).LostDrafts }));

export function NotFoundDrafts({ account }: { account: string }) {
  return (
    <Suspense>
      <LostDrafts account={account} />
    </Suspense>
  );
}
