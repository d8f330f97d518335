import { audit } from "@/lib/audit";
import type { Context } from "@/lib/db";
import { changeSettings } from "./settings";
import { type JanitorSettings, settings } from "./shapes";

/** A status that is not one of its type, and that the account accepts. */
interface Accepted {
  type: string;
  status: string;
}

/** Stops accepting a status. Concurrent changes to the other accepted statuses are kept. */
export async function rejectStatus(ctx: Context, rejected: Accepted): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await changeSettings(ctx, tx, (before) => settings.parse(withoutStatus(before, rejected)));
    const detail = { type: rejected.type, rejected: rejected.status };
    await audit(ctx, tx, { action: "janitor.settings", subject: "janitor", detail });
  });
}

function withoutStatus({ accepted_statuses: before, ...rest }: JanitorSettings, { type, status }: Accepted) {
  const left = Object.entries(before).map(
    ([each, statuses]) => [each, statuses.filter((name) => each !== type || name !== status)] as const,
  );
  return {
    ...rest,
    accepted_statuses: Object.fromEntries(left.filter(([, statuses]) => statuses.length > 0)),
  };
}
