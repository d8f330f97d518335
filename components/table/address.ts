/** A query string with changed parameters; `null` and empty values remove one. */
export function withParams(
  current: Iterable<[string, string]>,
  changes: Record<string, string | null | undefined>,
): string {
  const params = new URLSearchParams([...current]);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const query = params.toString();
  return query ? `?${query}` : "?";
}

export interface Sort {
  id: string;
  desc: boolean;
}

/** Reads `-modified`. */
export const readSort = (text: string): Sort => ({ id: text.replace(/^-/, ""), desc: text.startsWith("-") });

export const writeSort = ({ id, desc }: Sort): string => (desc ? `-${id}` : id);
