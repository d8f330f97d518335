import { Unlink } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import type { RecordLink } from "@/lib/vault";
import { attachmentHref, recordHref } from "./href";

/** A link of a record: to a page, to another file, or broken. */
export function LinkTo({ link, children }: { link: RecordLink | undefined; children: ReactNode }) {
  if (!link?.path) {
    return (
      <span className="relative text-failed" title={`Nothing matches ${link?.target ?? "this link"}`}>
        <Unlink aria-hidden className="mr-0.5 inline size-3.5" />
        <s className="decoration-1">{children}</s>
        <span className="sr-only"> (broken link)</span>
      </span>
    );
  }
  if (link.is_attachment)
    return (
      <a href={attachmentHref(link.path)} title={link.path} className="text-accent underline">
        {children}
      </a>
    );
  const doubt = link.state === "ambiguous" ? " (ambiguous: several records match)" : "";
  return (
    <Link href={recordHref(link.path)} title={link.path + doubt} className="text-accent underline">
      {children}
    </Link>
  );
}

/** An external link, without a referrer. */
export function OutLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noopener noreferrer" className="wrap-anywhere text-accent underline">
      {children}
    </a>
  );
}
