import { Elapsed } from "@/components/runs/elapsed";
import { RunStatus } from "@/components/runs/status";
import { Chip, type Tone } from "@/components/ui/chip";
import { Time } from "@/components/ui/time";
import { Status } from "@/components/vault/status";
import { Part, Row } from "./part";

const TONES: readonly Tone[] = ["ok", "running", "waiting", "warning", "failed"];
const RUNS = [
  "RUNNING",
  "COMPLETED",
  "FAILED",
  "CANCELED",
  "TERMINATED",
  "CONTINUED_AS_NEW",
  "TIMED_OUT",
  "PAUSED",
] as const;
const [START, END] = ["2026-03-04T05:06:07Z", "2026-03-04T05:07:09Z"];

export function States() {
  return (
    <Part title="States">
      <Row>
        {TONES.map((tone) => (
          <Chip key={tone} tone={tone}>
            {tone}
          </Chip>
        ))}
      </Row>
      <Row>
        <RunStatus run={{ status: "WORKFLOW_EXECUTION_STATUS_RUNNING" }} />
        {RUNS.map((status) => (
          <RunStatus
            key={status}
            run={{ status: `WORKFLOW_EXECUTION_STATUS_${status}`, executionTime: START }}
          />
        ))}
      </Row>
      <Row>
        {["todo", "active", "blocked", "done", "reversed", "on hold"].map((status) => (
          <Status key={status} status={status} />
        ))}
      </Row>
      <Row>
        <progress aria-label="Nothing done" value={0} max={10} className="w-32" />
        <progress aria-label="Half done" value={5} max={10} className="w-32" />
        <progress aria-label="All done" value={10} max={10} className="w-32" />
        <Elapsed since={START} until={END} />
        <Time at={START} />
      </Row>
    </Part>
  );
}
