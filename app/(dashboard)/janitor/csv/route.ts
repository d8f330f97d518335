import { asText, reply } from "@/app/reply";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { CODES, janitorHistory, SEVERITIES, tallyIssues } from "@/lib/janitor";
import { openPerThousand } from "../charts/chart-data";

const MAX_SCANS = 1_000;

/** The numbers of the charts as CSV: `of=sweeps` for the last `limit` scans and fixes, `of=open` for open issues by code. */
export const GET = (request: Request): Promise<Response> =>
  reply(async (ctx) => {
    const params = new URL(request.url).searchParams;
    const of = params.get("of");
    if (of === "open") return file("open-issues.csv", await openRows(ctx));
    const limit = Number(params.get("limit") ?? MAX_SCANS);
    const isCount = Number.isInteger(limit) && limit >= 1 && limit <= MAX_SCANS;
    if (of === "sweeps" && isCount) return file("sweeps.csv", await sweepRows(ctx, limit));
    throw new KvError("VALIDATION_ERROR", `Use of=open, or of=sweeps with a limit from 1 to ${MAX_SCANS}.`);
  }, asText);

type Cell = string | number;

async function openRows(ctx: Context): Promise<Cell[][]> {
  const { rows } = await tallyIssues(ctx);
  return [
    ["code", "severity", "open", "fixable", "files"],
    ...rows.map(({ code, severity, open, fixable, files }) => [code, severity, open, fixable, files]),
  ];
}

async function sweepRows(ctx: Context, limit: number): Promise<Cell[][]> {
  const { history } = await janitorHistory(ctx, { limit });
  const head = ["time", "kind", "sweep_id", "files_scanned", "issues_found", "issues_fixed", "duration_ms"];
  return [
    [...head, "left_per_1000_records", ...SEVERITIES, ...CODES],
    ...history.map((sweep) => [
      sweep.timestamp,
      sweep.kind,
      sweep.sweep_id,
      sweep.files_scanned,
      sweep.issues_found,
      sweep.issues_fixed,
      sweep.duration_ms,
      openPerThousand(sweep).toFixed(3),
      ...SEVERITIES.map((severity) => sweep.issues_by_severity[severity] ?? 0),
      ...CODES.map((code) => sweep.issues_by_code[code] ?? 0),
    ]),
  ];
}

/** RFC 4180. No cell holds text of a user, so none needs quotes. */
const file = (name: string, rows: Cell[][]) =>
  new Response(`${rows.map((row) => row.join(",")).join("\r\n")}\r\n`, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
