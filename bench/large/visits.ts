import { Agent, request } from "node:http";

/** One visit: milliseconds to the first byte and to the last, and what came. */
interface Visit {
  first: number;
  last: number;
  bytes: number;
}

export interface Visits {
  name: string;
  /** Milliseconds, ascending. */
  first: number[];
  last: number[];
  /** Size of the largest reply. */
  bytes: number;
}

const agent = new Agent({ keepAlive: true });

/** Asks for addresses, one after the other. Throws when one fails. */
export async function visit(
  name: string,
  urls: readonly string[],
  headers: Record<string, string>,
  method: "GET" | "POST" = "GET",
): Promise<Visits> {
  const visits: Visits[] = [];
  for (const url of urls) {
    const { first, last, bytes } = await visitOne(url, headers, method);
    visits.push({ name, first: [first], last: [last], bytes });
  }
  return together(visits);
}

/** Visits of one name as one. */
export function together(visits: readonly Visits[]): Visits {
  const ascending = (of: (each: Visits) => readonly number[]) => visits.flatMap(of).sort((a, b) => a - b);
  return {
    name: visits[0]?.name ?? "",
    first: ascending(({ first }) => first),
    last: ascending(({ last }) => last),
    bytes: Math.max(...visits.map(({ bytes }) => bytes)),
  };
}

const visitOne = (url: string, headers: Record<string, string>, method: string): Promise<Visit> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request(url, { agent, headers, method }, (response) => {
      const first = performance.now() - began;
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.once("error", reject);
      response.once("end", () => {
        const status = response.statusCode ?? 0;
        // 202 is a run that continues.
        if (status < 300 && status !== 202) resolve({ first, last: performance.now() - began, bytes });
        else reject(new Error(`${method} ${url} answered ${status}`));
      });
    });
    sent.once("error", reject);
    sent.end(method === "POST" ? "{}" : undefined);
  });

/** The part of ascending figures that is at most this: 0.5 is the median. */
export const quantile = (ascending: readonly number[], part: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * part))] ?? Number.NaN;
