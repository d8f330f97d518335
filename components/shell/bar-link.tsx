"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { isIn } from "./section";

export const barClass =
  "flex h-14 min-w-0 flex-col items-center justify-center gap-1 text-[0.6875rem] font-medium min-[22.5rem]:text-xs text-muted aria-[current]:text-accent";

/** A link of the bar on a phone, marked while one of its pages is shown. */
export function BarLink({ href, section, children }: { href: string; section: string; children: ReactNode }) {
  const isCurrent = isIn(usePathname(), section);
  return (
    <Link href={href} aria-current={isCurrent ? "page" : undefined} className={barClass}>
      {children}
    </Link>
  );
}
