import { Chip } from "@/components/ui/chip";
import { Time } from "@/components/ui/time";
import { count, formatNumber } from "@/lib/core/count";
import { type JanitorStatus, SEVERITIES, type SweepRecord } from "@/lib/janitor";
import { Health } from "./health";
import { TONES } from "./labels";

interface Props {
  status: JanitorStatus;
  /** Not empty. */
  history: SweepRecord[];
}

/** Health as a number with its trend, open issues by severity, the last scan and the next. */
export function StatusLine({ status, history }: Props) {
  const records = history.at(-1)?.files_scanned ?? 0;
  const { open_by_severity, issues_open, last_sweep, next_sweep } = status;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      <Health history={history} />
      {issues_open === 0 ? (
        <Chip tone="ok">No open issues</Chip>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {SEVERITIES.filter((severity) => open_by_severity[severity]).map((severity) => (
            <li key={severity}>
              <Chip
                tone={TONES[severity]}
              >{`${formatNumber(open_by_severity[severity] ?? 0)} ${severity}`}</Chip>
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted">
        Last scan: {count(records, "record")}
        {last_sweep && (
          <>
            , <Time at={last_sweep} />
          </>
        )}
        . Next scan: {next_sweep ? <Time at={next_sweep} /> : "not scheduled"}.
      </p>
    </div>
  );
}
