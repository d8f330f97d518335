"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useTransition } from "react";
import { watch } from "./watch";

interface Props {
  /** Where the changes were before the page was rendered. */
  since: string | undefined;
  /** Refresh interval without notifications, in milliseconds: some content changes with time alone. */
  every?: number;
}

/** Refreshes the page when the server reports a change, while the page is visible. */
export function Refresher({ since, every = 30_000 }: Props) {
  const refresh = useRefresh();
  const first = useRef(since);
  useEffect(() => {
    const { current } = first;
    first.current = undefined;
    return watch(refresh, every, current);
  }, [refresh, every]);
  return null;
}

/** Refreshes the page, one at a time; a request during a refresh is served by one more after it. */
function useRefresh(): () => void {
  const router = useRouter();
  const [isUnderWay, startTransition] = useTransition();
  const state = useRef({ isUnderWay: false, isDue: false });

  const refresh = useCallback(() => {
    // A page refreshes when it becomes visible.
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
