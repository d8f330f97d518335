"use client";

import { ChevronLeft, ChevronRight, ChevronsLeft } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { LinkPending } from "@/components/ui/link-pending";
import { withParams } from "./address";
import { usePreviousPage } from "./previous-page";

/** Links to the first, the previous and the next page of a list. */
export function Pager({ next, summary }: { next: string | null; summary: string }) {
  const params = useSearchParams();
  const isFirst = !params.has("cursor");
  const first = withParams(params, { cursor: null });
  const following = next === null ? null : withParams(params, { cursor: next });
  const known = usePreviousPage(withParams(params, {}), following);
  const previous = isFirst ? null : known;
  return (
    <nav aria-label="Pages" className="mt-3 flex min-h-8 flex-wrap items-center justify-end gap-2">
      <p className="mr-auto text-muted tabular-nums">{summary}</p>
      {!isFirst && (
        <Link href={first} className={buttonClass("secondary")}>
          <ChevronsLeft aria-hidden className="size-4" /> First page
        </Link>
      )}
      {previous !== null && (
        <Link href={previous} className={buttonClass("secondary")}>
          <ChevronLeft aria-hidden className="size-4" /> Previous page
        </Link>
      )}
      {following !== null && (
        <Link href={following} className={buttonClass("secondary")}>
          Next page <ChevronRight aria-hidden className="size-4" />
          <LinkPending />
        </Link>
      )}
    </nav>
  );
}
