"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const EVERY_MS = 1000;
/** What takes longer than this is looked at less often. */
const EAGER_MS = 30_000;
const LATER_EVERY_MS = 5000;

/** Shows what has become of the files while some are still under way; rests while nobody looks. */
export function LiveUpdates({ active }: { active: boolean }) {
  const router = useRouter();
  useEffect(() => {
    if (!active) return;
    const since = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      if (!document.hidden) router.refresh();
      timer = setTimeout(look, Date.now() - since < EAGER_MS ? EVERY_MS : LATER_EVERY_MS);
    };
    timer = setTimeout(look, EVERY_MS);
    return () => clearTimeout(timer);
  }, [active, router]);
  return null;
}
