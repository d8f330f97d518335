import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { requireVisitor, signOut } from "@/app/session/current";
import type { FormState } from "@/components/form/state";
import { Palette } from "@/components/palette/palette";
import { Logo } from "@/components/shell/logo";
import { SearchBox } from "@/components/shell/search-box";
import { FollowSignOut, SignOut } from "@/components/shell/sign-out";
import { THEME_COOKIE, themeOf } from "@/components/shell/theme";
import { ThemeSwitch } from "@/components/shell/theme-switch";
import { Shortcuts } from "@/components/shortcuts/shortcuts";
import { Link } from "@/components/ui/link";
import { Toaster } from "@/components/ui/toaster";
import { BottomBar, Sidebar } from "./navigation";

async function signOutAction(): Promise<FormState> {
  "use server";
  await signOut();
  redirect("/sign-in");
}

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { person, ctx } = await requireVisitor();
  const theme = themeOf((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <Toaster>
      <div className="lg:grid lg:min-h-dvh print:block lg:grid-cols-[14rem_minmax(0,1fr)]">
        <a
          href="#content"
          className="fixed top-2 left-2 z-10 -translate-y-16 rounded-md print:hidden bg-accent px-3 py-2 text-on-accent focus:translate-y-0"
        >
          Skip to content
        </a>
        <div className="border-line bg-sunken max-lg:border-b lg:border-r print:hidden">
          <header className="flex flex-col gap-3 p-3 lg:sticky lg:top-0 lg:h-dvh">
            <div className="flex items-center justify-between">
              <Link href="/home" className="flex h-8 items-center gap-2 px-1 font-semibold">
                <Logo /> Knowledge Vault
              </Link>
              <div className="flex items-center gap-1 lg:hidden">
                <ThemeSwitch current={theme} />
                <SignOut account={ctx.account.id} email={person.email} action={signOutAction} />
              </div>
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-2 gap-y-3 max-lg:grid-cols-[minmax(0,1fr)_auto]">
              <SearchBox />
              <Palette />
            </div>
            <Sidebar />
            <div className="mt-auto flex flex-col gap-2 border-t border-line pt-3 max-lg:hidden">
              <div className="flex items-center justify-between gap-2">
                <p className="truncate px-1 text-muted" title={person.email}>
                  {person.name}
                </p>
                <Shortcuts />
              </div>
              <div className="flex items-center justify-between">
                <ThemeSwitch current={theme} />
                <SignOut account={ctx.account.id} email={person.email} action={signOutAction} />
              </div>
            </div>
          </header>
          <BottomBar />
        </div>
        <FollowSignOut />
        <main id="content" tabIndex={-1} className="min-w-0 px-4 pt-5 pb-20 outline-none lg:px-8 lg:py-7">
          {children}
        </main>
      </div>
    </Toaster>
  );
}
