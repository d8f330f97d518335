import type { ReactNode } from "react";
import { SectionNav } from "@/components/shell/section-nav";

const PAGES = [
  { href: "/settings/api-keys", title: "API keys" },
  { href: "/settings/reference", title: "API reference" },
  { href: "/settings/assistants", title: "Assistants" },
  { href: "/settings/webhooks", title: "Webhooks" },
  { href: "/settings/mailboxes", title: "Mailboxes" },
  { href: "/settings/vault", title: "Vault" },
  { href: "/settings/devices", title: "Devices" },
  { href: "/settings/backups", title: "Backups" },
  { href: "/settings/account", title: "Account" },
  { href: "/settings/audit", title: "Audit log" },
] as const;

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SectionNav label="Settings" pages={PAGES} />
      {children}
    </>
  );
}
