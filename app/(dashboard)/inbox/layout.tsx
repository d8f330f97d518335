import type { ReactNode } from "react";
import { SectionNav } from "@/components/shell/section-nav";

const PAGES = [
  { href: "/inbox", title: "Files" },
  { href: "/inbox/proposals", title: "Proposals" },
] as const;

export default function InboxLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SectionNav label="Inbox" pages={PAGES} />
      {children}
    </>
  );
}
