"use client";

import { lazy, Suspense } from "react";

/** Every page loads what would be shown if it were not found: no more than this. */
const AddressSearch = lazy(async () => ({ default: (await import("./address-search")).AddressSearch }));

export function NotFoundSearch() {
  return (
    <Suspense>
      <AddressSearch />
    </Suspense>
  );
}
