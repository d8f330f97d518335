"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { LinkPending } from "@/components/ui/link-pending";
import { isIn } from "./section";

interface Props {
  href: string;
  /** The path of its pages. */
  section: string;
  /** Matches only that path, not those below it. */
  isExact?: boolean;
  children: ReactNode;
}

/** A link of a navigation, marked while one of its pages is shown. */
export function NavLink({ href, section, isExact = false, children }: Props) {
  const path = usePathname();
  const isCurrent = isExact ? path === section : isIn(path, section);
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
