import { Library } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";

/** The first thing a new owner sees: what to do next. */
export function EmptyVault({ waiting }: { waiting: number }) {
  return (
    <EmptyState Icon={Library} title="Your vault is empty">
      <p>
        Drop a meeting note, an e-mail or a to-do list into the inbox. The curator reads it and makes linked
        records of its people, tasks and decisions, usually within seconds.
      </p>
      {waiting > 0 && (
        <p className="mt-2 text-ink">
          {waiting === 1 ? "One file waits" : `${waiting} files wait`} in the inbox right now.
        </p>
      )}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Link href="/inbox" className={buttonClass("primary")}>
          Open the inbox
        </Link>
        <Link href="/settings/api-keys" className={buttonClass("secondary")}>
          Create an API key
        </Link>
      </div>
    </EmptyState>
  );
}
