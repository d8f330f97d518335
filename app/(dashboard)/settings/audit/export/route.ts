import { asText, downloadOf, reply } from "@/app/reply";
import { exportAudit } from "@/lib/audit";
import { parse } from "@/lib/core/parse";
import { auditQuery, filterOf } from "../query";

/** The entries that match the filters of the page, as a file in `format`. */
export const GET = (request: Request): Promise<Response> =>
  reply(async (ctx) => {
    const { format = "csv", ...given } = Object.fromEntries(new URL(request.url).searchParams);
    const { cursor: _, ...query } = await auditQuery.read(Promise.resolve(given));
    return downloadOf(await exportAudit(ctx, parse(exportAudit.input, { ...filterOf(query), format })));
  }, asText);
