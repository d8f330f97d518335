import { FileQuestion } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { NotFoundSearch } from "./not-found-search";

/** Shown for a page or record that does not exist. `children` come below it. */
export function NotFoundState({ children }: { children?: ReactNode }) {
  return (
    <div className="mx-auto max-w-xl p-6">
      <EmptyState level="h1" Icon={FileQuestion} title="Page not found">
        <p>What was here may have been renamed or deleted. Try searching for it.</p>
        <NotFoundSearch />
        <div className="mt-4">
          <Link href="/vault" className={buttonClass("quiet")}>
            Open the vault
          </Link>
        </div>
      </EmptyState>
      {children}
    </div>
  );
}
