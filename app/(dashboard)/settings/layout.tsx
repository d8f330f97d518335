import type { ReactNode } from "react";
import { NavLink } from "@/components/shell/nav-link";

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <nav aria-label="Settings" className="mb-5 flex gap-1 overflow-x-auto border-b border-line pb-2">
        <NavLink href="/settings/api-keys" section="/settings/api-keys">
          API keys
        </NavLink>
        <NavLink href="/settings/devices" section="/settings/devices">
          Devices
        </NavLink>
        <NavLink href="/settings/backups" section="/settings/backups">
          Backups
        </NavLink>
        <NavLink href="/settings/account" section="/settings/account">
          Account
        </NavLink>
        <NavLink href="/settings/audit" section="/settings/audit">
          Audit log
        </NavLink>
      </nav>
      {children}
    </>
  );
}
