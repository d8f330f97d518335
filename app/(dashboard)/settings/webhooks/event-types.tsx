import type { EventType } from "@/lib/events";

const GROUPS = [
  ["Records", ["record.created", "record.changed", "record.moved", "record.deleted"]],
  ["Inbox", ["inbox.processed", "inbox.quarantined"]],
  ["Runs", ["run.completed", "run.failed"]],
  ["Issues", ["issue.found"]],
] as const satisfies readonly (readonly [string, readonly EventType[]])[];

/** Which events are sent; all if none are chosen. */
export function EventTypes({ chosen = null }: { chosen?: readonly EventType[] | null }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">Events</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-4 gap-y-3">
        {GROUPS.map(([group, types]) => (
          <div key={group}>
            <p className="text-muted">{group}</p>
            {types.map((type) => (
              <label key={type} className="flex min-h-7 items-center gap-2">
                <input
                  type="checkbox"
                  name="events"
                  value={type}
                  defaultChecked={chosen?.includes(type)}
                  className="size-4"
                />
                <code>{type}</code>
              </label>
            ))}
          </div>
        ))}
      </div>
      <p className="mt-1.5 text-muted">Leave all unchecked to receive every event.</p>
    </fieldset>
  );
}
