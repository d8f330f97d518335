import { Bot, Brush, House, Inbox, Library, Lightbulb, Settings, Waypoints, Workflow } from "lucide-react";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { requireVisitor, signOut } from "@/app/session/current";
import { Palette } from "@/components/palette/palette";
import { Logo } from "@/components/shell/logo";
import { NavLink } from "@/components/shell/nav-link";
import { SearchBox } from "@/components/shell/search-box";
import { SignOut } from "@/components/shell/sign-out";
import { THEME_COOKIE, themeOf } from "@/components/shell/theme";
import { ThemeSwitch } from "@/components/shell/theme-switch";
import { Link } from "@/components/ui/link";
import { Toaster } from "@/components/ui/toaster";

async function signOutAction() {
  "use server";
  await signOut();
  redirect("/sign-in");
}

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { person } = await requireVisitor();
  const theme = themeOf((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <div className="md:grid md:min-h-dvh print:block md:grid-cols-[14rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="fixed top-2 left-2 z-10 -translate-y-16 rounded-md print:hidden bg-accent px-3 py-2 text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <div className="border-line bg-sunken max-md:border-b md:border-r print:hidden">
        <header className="flex flex-col gap-3 p-3 md:sticky md:top-0 md:h-dvh">
          <div className="flex items-center justify-between">
            <Link href="/home" className="flex h-8 items-center gap-2 px-1 font-semibold">
              <Logo /> Knowledge Vault
            </Link>
            <div className="flex items-center gap-1 md:hidden">
              <ThemeSwitch current={theme} />
              <SignOut email={person.email} action={signOutAction} />
            </div>
          </div>
          <SearchBox />
          <Palette />
          <Navigation />
          <div className="mt-auto flex flex-col gap-2 border-t border-line pt-3 max-md:hidden">
            <p className="truncate px-1 text-muted" title={person.email}>
              {person.name}
            </p>
            <div className="flex items-center justify-between">
              <ThemeSwitch current={theme} />
              <SignOut email={person.email} action={signOutAction} />
            </div>
          </div>
        </header>
      </div>
      <main id="content" tabIndex={-1} className="min-w-0 px-4 py-5 outline-none md:px-8 md:py-7">
        <Toaster>{children}</Toaster>
      </main>
    </div>
  );
}

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

/** All sections are in sight at any width: three rows of three on a phone. */
function Navigation() {
  return (
    <nav aria-label="Main" className="grid gap-0.5 max-md:grid-cols-3">
      {SECTIONS.map(({ href, section, title, Icon }) => (
        <NavLink key={href} href={href} section={section}>
          <Icon aria-hidden className="size-4 shrink-0 max-sm:hidden" /> {title}
        </NavLink>
      ))}
    </nav>
  );
}
