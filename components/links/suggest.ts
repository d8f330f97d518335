import { fieldsOf } from "@/components/reply";

/** A record that what was typed may mean, and how to link to it. */
export interface Suggestion {
  path: string;
  name: string;
  type: string | null;
  alias: string | null;
  /** `[[person/Alice Chen]]`; empty when no source was given. */
  link: string;
}

/** Records that match what was typed of their name, best first; none if the server cannot be reached. */
export async function suggest(typed: string, { from, signal }: { from?: string; signal?: AbortSignal } = {}) {
  const params = new URLSearchParams({ q: typed, ...(from !== undefined && { from }) });
  const reply = await fetch(`/suggestions?${params}`, { signal: signal ?? null }).catch(() => null);
  if (!reply?.ok) return [];
  const { records } = await fieldsOf(reply);
  return Array.isArray(records) ? records.flatMap(suggestionOf) : [];
}

function suggestionOf(value: unknown): Suggestion[] {
  if (typeof value !== "object" || value === null) return [];
  const { path, name, type, alias, link }: Partial<Record<string, unknown>> = { ...value };
  if (typeof path !== "string" || typeof name !== "string") return [];
  const text = (found: unknown) => (typeof found === "string" ? found : null);
  return [{ path, name, type: text(type), alias: text(alias), link: text(link) ?? "" }];
}
