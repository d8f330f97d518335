import type { AuditRow } from "@/lib/audit";

/** Who has done something, as a person says it: `you`, `Janitor`, `the API key laptop script`. */
export function authorOf({ type, id, label }: AuditRow["actor"], userId: string): string {
  if (type === "user") return id === userId ? "you" : label;
  if (type === "api_key") return `the API key ${label}`;
  if (type === "device") return `the device ${label}`;
  return label.charAt(0).toUpperCase() + label.slice(1);
}
