"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { LinkPending } from "@/components/ui/link-pending";

/** One page of several that belong together; unlike in the sidebar, the first one's path begins those of the others. */
export function SectionLink({ href, children }: { href: string; children: ReactNode }) {
  const isCurrent = usePathname() === href;
  return (
    <Link
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      className="flex h-9 items-center gap-2.5 rounded-md px-2.5 font-medium whitespace-nowrap text-muted hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent"
    >
      {children}
      <LinkPending />
    </Link>
  );
}
