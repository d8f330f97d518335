import type { ReactNode } from "react";
import { SectionLink } from "@/app/(dashboard)/janitor/section-link";
import { NavLink } from "@/components/shell/nav-link";

/** The pages of this section, in the order of their links; each new page adds its line here. */
const SECTIONS = [
  { href: "/knowledge", title: "Learnings" },
  { href: "/knowledge/clusters", title: "Clusters" },
  { href: "/knowledge/map", title: "Map" },
  { href: "/knowledge/learning", title: "Routing" },
] as const;

/** The first page's path begins those of all others, so it is current only by itself. */
const FIRST = SECTIONS[0].href;

export default function KnowledgeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <nav aria-label="Knowledge" className="mb-5 flex gap-1 overflow-x-auto border-b border-line pb-2">
        {SECTIONS.map(({ href, title }) =>
          href === FIRST ? (
            <SectionLink key={href} href={href}>
              {title}
            </SectionLink>
          ) : (
            <NavLink key={href} href={href} section={href}>
              {title}
            </NavLink>
          ),
        )}
      </nav>
      {children}
    </>
  );
}
