import { Fragment } from "react";
import { Link } from "@/components/ui/link";

interface BreadcrumbProps {
  links: { href: string; title: string }[];
  /** What it is called where a page has more than one. */
  label?: string;
}

/** The pages above this one. */
export function Breadcrumb({ links, label = "Breadcrumb" }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="mb-2 flex gap-1.5 text-muted print:hidden">
      {links.map(({ href, title }, at) => (
        <Fragment key={href}>
          {at > 0 && <span aria-hidden>/</span>}
          <Link href={href} className="hover:text-ink hover:underline">
            {title}
          </Link>
        </Fragment>
      ))}
    </nav>
  );
}
