import type { ReactNode } from "react";
import { Logo } from "@/components/shell/logo";

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <main className="flex min-h-dvh flex-col items-center px-4 py-10 sm:justify-center">
      <div className="w-full max-w-sm">
        <p className="mb-6 flex items-center gap-2.5 text-base font-semibold">
          <Logo className="size-7" /> Knowledge Vault
        </p>
        <div className="rounded-lg border border-line bg-surface p-6">{children}</div>
      </div>
    </main>
  );
}
