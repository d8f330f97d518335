import { Bot, Brush, House, Inbox, Library, Lightbulb, Settings, Waypoints, Workflow } from "lucide-react";
import { BarLink } from "@/components/shell/bar-link";
import { NavLink } from "@/components/shell/nav-link";
import { SectionsMenu } from "@/components/shell/sections-menu";

const SECTIONS = [
  { href: "/home", section: "/home", title: "Home", Icon: House },
  { href: "/vault", section: "/vault", title: "Vault", Icon: Library },
  { href: "/inbox", section: "/inbox", title: "Inbox", Icon: Inbox },
  { href: "/workers", section: "/workers", title: "Workers", Icon: Bot },
  { href: "/janitor", section: "/janitor", title: "Janitor", Icon: Brush },
  { href: "/workflows", section: "/workflows", title: "Workflows", Icon: Workflow },
  { href: "/knowledge", section: "/knowledge", title: "Knowledge", Icon: Lightbulb },
  { href: "/gateway/credentials", section: "/gateway", title: "Gateway", Icon: Waypoints },
  { href: "/settings/api-keys", section: "/settings", title: "Settings", Icon: Settings },
] as const;

/** Those of the bar on a phone; the others are in its menu. */
const IN_BAR: ReadonlySet<string> = new Set(["/home", "/vault", "/inbox", "/knowledge"]);

const links = SECTIONS.map(({ href, section, title, Icon }) => (
  <NavLink key={href} href={href} section={section}>
    <Icon aria-hidden className="size-4 shrink-0" /> {title}
  </NavLink>
));

/** All sections, next to the page. */
export function Sidebar() {
  return (
    <nav aria-label="Main" className="grid gap-0.5 max-lg:hidden">
      {links}
    </nav>
  );
}

/** On a phone: the first sections below the page, and a menu with all of them, which names the one that is open. */
export function BottomBar() {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-5 border-t border-line bg-sunken pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {SECTIONS.filter(({ section }) => IN_BAR.has(section)).map(({ href, section, title, Icon }) => (
        <BarLink key={href} href={href} section={section}>
          <Icon aria-hidden className="size-5 shrink-0" /> {title}
        </BarLink>
      ))}
      <SectionsMenu
        others={SECTIONS.filter(({ section }) => !IN_BAR.has(section)).map(({ section, title }) => ({
          section,
          title,
        }))}
      >
        {links}
      </SectionsMenu>
    </nav>
  );
}
