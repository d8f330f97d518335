import { Chip, type Tone } from "@/components/ui/chip";

const TONE_OF: Record<Tone, readonly string[]> = {
  ok: ["done", "completed", "final", "processed", "resolved", "confirmed", "accepted"],
  running: ["active"],
  waiting: ["todo", "proposed", "draft", "design", "review", "unprocessed", "pending", "waiting", "paused"],
  warning: ["blocked", "deferred", "suspended", "maintenance", "challenged", "unresolved", "deprecated"],
  failed: ["reversed", "invalidated"],
};

/** The tone of a status; unknown ones are neutral. */
function toneOf(status: string): Tone {
  const found = Object.entries(TONE_OF).find(([, statuses]) => statuses.includes(status));
  return (found?.[0] as Tone | undefined) ?? "waiting";
}

export function Status({ status }: { status: string }) {
  return <Chip tone={toneOf(status)}>{status}</Chip>;
}
