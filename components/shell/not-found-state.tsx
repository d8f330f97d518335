import { FileQuestion } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";

/** Shown where there is no page or record. */
export function NotFoundState() {
  return (
    <div className="mx-auto max-w-xl p-6">
      <EmptyState level="h1" Icon={FileQuestion} title="Page not found">
        <p>The record may have been renamed or deleted. Try searching for it.</p>
        <div className="mt-4">
          <Link href="/vault" className={buttonClass("primary")}>
            Open the vault
          </Link>
        </div>
      </EmptyState>
    </div>
  );
}
