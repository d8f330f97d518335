"use client";

import { useSearchParams } from "next/navigation";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { withParams } from "./address";

/** Instead of a list whose address has a cursor that leads nowhere. */
export function StalePage() {
  return (
    <Notice kind="warning">
      This address leads to no page of the list: it is incomplete, or from an earlier version of the service.{" "}
      <Link href={withParams(useSearchParams(), { cursor: null })} className="underline">
        Go to the first page
      </Link>
    </Notice>
  );
}
