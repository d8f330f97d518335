import { Link } from "@/components/ui/link";
import type { Context } from "@/lib/db";
import { janitorHistory } from "@/lib/janitor";
import { Health } from "./health";

/** How many scans the trend on other pages goes back. */
const SCANS = 30;

/** The health of the vault and its trend, for other pages; nothing before the first scan. */
export async function VaultHealth({ ctx }: { ctx: Context }) {
  const { history } = await janitorHistory(ctx, { limit: SCANS });
  if (history.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4">
      <Health history={history} />
      <Link href="/janitor" className="text-accent hover:underline">
        View issues
      </Link>
    </div>
  );
}
