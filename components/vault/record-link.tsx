import { Unlink } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import type { RecordLink } from "@/lib/vault";
import { recordHref } from "./href";
import { hasPage } from "./linked";

/** A link of a record, as what it resolves to: a page, a file without one, or nothing. */
export function LinkTo({ link, children }: { link: RecordLink | undefined; children: ReactNode }) {
  if (!link?.path) {
    return (
      <span className="text-failed" title={`No record answers to ${link?.target ?? "this link"}`}>
        <Unlink aria-hidden className="mr-0.5 inline size-3.5" />
        <s className="decoration-1">{children}</s>
        <span className="sr-only"> (broken link)</span>
      </span>
    );
  }
  if (!hasPage(link.path))
    return <span title={`${link.path} is a file of the vault, not a record`}>{children}</span>;
  const doubt = link.state === "ambiguous" ? ": several records could be meant" : "";
  return (
    <Link href={recordHref(link.path)} title={link.path + doubt} className="text-accent underline">
      {children}
    </Link>
  );
}

/** A link to somewhere else, which is not told where it was followed from. */
export function OutLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noopener noreferrer" className="break-words text-accent underline">
      {children}
    </a>
  );
}
