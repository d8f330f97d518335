"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { LinkPending } from "@/components/ui/link-pending";
import { withParams } from "./address";

/** Links to the next and the first page of a list. */
export function Pager({ next, summary }: { next: string | null; summary: string }) {
  const params = useSearchParams();
  const isFirst = !params.has("cursor");
  return (
    <nav aria-label="Pages" className="mt-3 flex min-h-8 items-center gap-2">
      <p className="mr-auto text-muted tabular-nums">{summary}</p>
      {!isFirst && (
        <Link href={withParams(params, { cursor: null })} className={buttonClass("secondary")}>
          <ChevronLeft aria-hidden className="size-4" /> First page
        </Link>
      )}
      {next && (
        <Link href={withParams(params, { cursor: next })} className={buttonClass("secondary")}>
          Next page <ChevronRight aria-hidden className="size-4" />
          <LinkPending />
        </Link>
      )}
    </nav>
  );
}
