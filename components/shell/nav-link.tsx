"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { LinkPending } from "@/components/ui/link-pending";

/** A page of the sidebar; it is current while its path or one below it is shown. */
export function NavLink({ href, section, children }: { href: string; section: string; children: ReactNode }) {
  const path = usePathname();
  const current = path === section || path.startsWith(`${section}/`);
  return (
    <Link
      href={href}
      aria-current={current ? "page" : undefined}
      className="flex h-9 items-center gap-2.5 rounded-md px-2.5 font-medium text-muted hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent"
    >
      {children}
      <LinkPending />
    </Link>
  );
}
