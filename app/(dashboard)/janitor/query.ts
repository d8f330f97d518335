import { one, type Searched } from "@/app/searched";

export interface JanitorQuery {
  code?: string;
  severity?: string;
  type?: string;
  path?: string;
  cursor?: string;
  /** How many sweeps the charts go back. */
  sweeps: number;
}

export const SPANS = [30, 100, 1_000] as const;
const USUAL_SPAN = 100;

export async function readQuery(searchParams: Searched["searchParams"]): Promise<JanitorQuery> {
  const given = await searchParams;
  const [code, severity, type] = [one(given.code), one(given.severity), one(given.type)];
  const [path, cursor] = [one(given.path), one(given.cursor)];
  const sweeps = SPANS.find((span) => String(span) === one(given.sweeps)) ?? USUAL_SPAN;
  return {
    ...(code && { code }),
    ...(severity && { severity }),
    ...(type && { type }),
    ...(path && { path }),
    ...(cursor && { cursor }),
    sweeps,
  };
}

/** The page's address with some of the query changed. */
export function hrefOf({ sweeps, ...query }: Partial<JanitorQuery>): string {
  const params = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  if (sweeps && sweeps !== USUAL_SPAN) params.set("sweeps", String(sweeps));
  return params.size > 0 ? `/janitor?${params}` : "/janitor";
}
