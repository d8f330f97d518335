import { FileQuestion } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";

/** Stands where a page or a record would, if there were one. */
export function NotFoundState() {
  return (
    <div className="mx-auto max-w-xl p-6">
      <EmptyState level="h1" Icon={FileQuestion} title="There is nothing at this address">
        <p>The record may have been renamed or deleted. Search for it, or look in the list.</p>
        <div className="mt-4">
          <Link href="/vault" className={buttonClass("primary")}>
            Open the vault
          </Link>
        </div>
      </EmptyState>
    </div>
  );
}
