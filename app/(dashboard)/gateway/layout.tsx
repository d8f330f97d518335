import type { ReactNode } from "react";
import { SectionNav } from "@/components/shell/section-nav";

const PAGES = [
  { href: "/gateway/credentials", title: "Credentials" },
  { href: "/gateway/agents", title: "Agents" },
] as const;

export default function GatewayLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SectionNav label="Gateway" pages={PAGES} />
      {children}
    </>
  );
}
