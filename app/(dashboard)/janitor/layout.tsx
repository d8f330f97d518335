import type { ReactNode } from "react";
import { SectionNav } from "@/components/shell/section-nav";

const PAGES = [
  { href: "/janitor", title: "Issues" },
  { href: "/janitor/history", title: "History" },
  { href: "/janitor/settings", title: "Settings" },
] as const;

export default function JanitorLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SectionNav label="Janitor" pages={PAGES} />
      {children}
    </>
  );
}
