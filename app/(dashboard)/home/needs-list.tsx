"use client";

import { useEffect, useRef } from "react";
import { isShortcut } from "@/components/ui/keys";
import { Link } from "@/components/ui/link";
import type { Need } from "./needs";

const LOOKS = { warning: "text-warning", failed: "text-failed", waiting: "text-ink" } as const;

/** What needs the owner; the keys 1 to 9 open them. */
export function NeedsList({ needs }: { needs: Need[] }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!/^[1-9]$/.test(event.key) || !isShortcut(event)) return;
      list.current?.querySelectorAll("a")[Number(event.key) - 1]?.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <ol ref={list} className="overflow-hidden rounded-lg border border-line bg-surface">
      {needs.map(({ title, detail, href, tone }, index) => (
        <li key={href} className="border-b border-line last:border-0">
          <Link
            href={href}
            aria-keyshortcuts={String(index + 1)}
            className="flex items-baseline gap-3 px-3 py-2 hover:bg-hover"
          >
            <span className={`font-medium ${LOOKS[tone]}`}>{title}</span>
            <span className="min-w-0 grow text-muted">{detail}</span>
            <kbd
              aria-hidden
              className="rounded-xs border border-line px-1 font-sans text-xs text-muted max-md:hidden"
            >
              {index + 1}
            </kbd>
          </Link>
        </li>
      ))}
    </ol>
  );
}
