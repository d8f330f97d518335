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
    if (previousUrl() !== new URL(href, location.href).href) return router.replace(href, { scroll: false });
    // The page is shown as it was; what has changed since comes after it.
    window.addEventListener("popstate", () => router.refresh(), { once: true });
    router.back();
  };
}

/** The page before this one in the history of the tab; undefined where the browser has no list of it. */
function previousUrl(): string | null | undefined {
  if (!("navigation" in window)) return undefined;
  return navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
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
