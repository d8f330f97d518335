/** The query of a page's address; `null` and the empty text leave a parameter out. */
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

/** `-modified` and its like. */
export const readSort = (text: string): Sort => ({ id: text.replace(/^-/, ""), desc: text.startsWith("-") });

export const writeSort = ({ id, desc }: Sort): string => (desc ? `-${id}` : id);
