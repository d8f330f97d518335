import { Chip } from "@/components/ui/chip";
import { Time } from "@/components/ui/time";
import { type JanitorStatus, SEVERITIES } from "@/lib/janitor";
import { TONES } from "./words";

/** How the vault stands, in a line. */
export function Standing({ status, files }: { status: JanitorStatus; files: number }) {
  const { open_by_severity, issues_open, last_sweep, next_sweep } = status;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      {issues_open === 0 ? (
        <Chip tone="ok">Nothing is wrong</Chip>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {SEVERITIES.filter((severity) => open_by_severity[severity]).map((severity) => (
            <li key={severity}>
              <Chip tone={TONES[severity]}>
                {`${(open_by_severity[severity] ?? 0).toLocaleString("en")} ${severity}`}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted">
        {files.toLocaleString("en")} records looked at {last_sweep && <Time at={last_sweep} />};{" "}
        {next_sweep ? (
          <>
            the next sweep is due <Time at={next_sweep} />
          </>
        ) : (
          "no further sweep is scheduled"
        )}
        .
      </p>
    </div>
  );
}
