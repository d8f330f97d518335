import type { ReactNode } from "react";
import { SectionNav } from "@/components/shell/section-nav";

const PAGES = [
  { href: "/knowledge", title: "Learnings" },
  { href: "/knowledge/clusters", title: "Clusters" },
  { href: "/knowledge/map", title: "Map" },
  { href: "/knowledge/learning", title: "Routing" },
] as const;

export default function KnowledgeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SectionNav label="Knowledge" pages={PAGES} />
      {children}
    </>
  );
}
