"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button";
import { Link } from "./link";

/**
 * Closes a dialog that an address opened, by leading to `href`: back to the page where it was opened, or else in its place. Either
 * way, Back in the browser does not open it again.
 */
export function useClose(href: string): () => void {
  const router = useRouter();
  return () => {
    // Not every browser has the history of the tab.
    const before = window.navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
    if (before?.url !== location.origin + href) return router.replace(href, { scroll: false });
    // The page is first shown as it was before; changes since then appear after the refresh.
    addEventListener("popstate", () => router.refresh(), { once: true });
    router.back();
  };
}

interface Props {
  href: string;
  look?: ButtonLook;
  children: ReactNode;
}

/** A link that closes a dialog that an address opened. */
export function CloseLink({ href, look = "secondary", children }: Props) {
  const close = useClose(href);
  return (
    <Link
      href={href}
      scroll={false}
      className={buttonClass(look)}
      onNavigate={(event) => {
        event.preventDefault();
        close();
      }}
    >
      {children}
    </Link>
  );
}
