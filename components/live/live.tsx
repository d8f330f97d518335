"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useTransition } from "react";
import { watch } from "./watch";

interface Props {
  /** The page is shown anew so often though nothing was told: some things change by time alone. Milliseconds. */
  every?: number;
}

/** Keeps the page at what the server knows, while somebody looks at it. */
export function Live({ every = 30_000 }: Props) {
  const refresh = useRefresh();
  useEffect(() => watch(refresh, every), [refresh, every]);
  return null;
}

/** Refreshes the page, one at a time: what comes while one is under way is shown by one more after it. */
function useRefresh(): () => void {
  const router = useRouter();
  const [isUnderWay, startTransition] = useTransition();
  const state = useRef({ isUnderWay: false, isDue: false });

  const refresh = useCallback(() => {
    // A page that is shown again asks anew.
    if (document.hidden) return;
    if (state.current.isUnderWay) {
      state.current.isDue = true;
      return;
    }
    state.current = { isUnderWay: true, isDue: false };
    startTransition(() => router.refresh());
  }, [router]);

  useEffect(() => {
    if (isUnderWay) return;
    state.current.isUnderWay = false;
    if (state.current.isDue) refresh();
  }, [isUnderWay, refresh]);

  return refresh;
}
