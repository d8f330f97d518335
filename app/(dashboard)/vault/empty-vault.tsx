import { Library } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { count } from "@/lib/core/count";

/** What a new owner sees first. */
export function EmptyVault({ waiting }: { waiting: number }) {
  return (
    <EmptyState Icon={Library} title="Your vault is empty">
      <p>
        Add a meeting note, an e-mail or a to-do list to the inbox. The curator turns it into linked records
        of people, tasks and decisions, usually within seconds.
      </p>
      {waiting > 0 && <p className="mt-2 text-ink">{count(waiting, "file")} waiting in the inbox</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Link href="/inbox" className={buttonClass("secondary")}>
          Open the inbox
        </Link>
        <Link href="/settings/api-keys" className={buttonClass("secondary")}>
          Create an API key
        </Link>
        <Link href="/settings/vault/directory?first=1" className={buttonClass("secondary")}>
          Open an existing vault
        </Link>
      </div>
    </EmptyState>
  );
}
