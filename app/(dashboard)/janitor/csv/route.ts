import { visitor } from "@/app/session/current";
import type { Context } from "@/lib/db";
import { CODES, janitorHistory, SEVERITIES, tallyIssues } from "@/lib/janitor";
import { leftPerThousand } from "../chart-data";

const MOST_SWEEPS = 1_000;

/** The numbers of the charts as a file: `of=sweeps`, the last `limit` of them, or `of=open`, what is left by code. */
export async function GET(request: Request): Promise<Response> {
  const found = await visitor();
  if (!found) return refuse(401, "You are signed out: sign in again.");
  const asked = new URL(request.url).searchParams;
  const of = asked.get("of");
  if (of === "open") return file("open-issues.csv", await openRows(found.ctx));
  const limit = Number(asked.get("limit") ?? MOST_SWEEPS);
  const isCount = Number.isInteger(limit) && limit >= 1 && limit <= MOST_SWEEPS;
  if (of === "sweeps" && isCount) return file("sweeps.csv", await sweepRows(found.ctx, limit));
  return refuse(400, `Ask for of=open, or of=sweeps with a limit from 1 to ${MOST_SWEEPS}.`);
}

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
      leftPerThousand(sweep).toFixed(3),
      ...SEVERITIES.map((severity) => sweep.issues_by_severity[severity] ?? 0),
      ...CODES.map((code) => sweep.issues_by_code[code] ?? 0),
    ]),
  ];
}

/** RFC 4180. No cell is a text of the user's, so none needs quotes. */
const file = (name: string, rows: Cell[][]) =>
  new Response(`${rows.map((row) => row.join(",")).join("\r\n")}\r\n`, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });

const refuse = (status: number, message: string) => new Response(`${message}\n`, { status });
