import type { ReactNode } from "react";
import { NavLink } from "@/components/shell/nav-link";

export default function GatewayLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <nav aria-label="Gateway" className="mb-5 flex gap-1 overflow-x-auto border-b border-line pb-2">
        <NavLink href="/gateway/credentials" section="/gateway/credentials">
          Credentials
        </NavLink>
        <NavLink href="/gateway/agents" section="/gateway/agents">
          Agents
        </NavLink>
      </nav>
      {children}
    </>
  );
}
