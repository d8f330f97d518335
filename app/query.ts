import { z } from "zod";

type SearchParams = Record<string, string | string[] | undefined>;

/** What a page with a query string receives. */
export interface PageProps {
  searchParams: Promise<SearchParams>;
}

/** Free text; a missing or empty one is undefined. */
export const textParam = z
  .string()
  .trim()
  .refine((text) => text.isWellFormed() && !text.includes("\0"))
  .optional()
  .catch(undefined);

/** One of `values`; anything else is undefined. */
export const choiceParam = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).optional().catch(undefined);

/**
 * The URL state of a page: one schema reads the query string and writes links back to it.
 * Invalid values of a query string are ignored; values equal to their default are left out of links.
 */
export function defineQuery<S extends z.ZodObject>(path: string, schema: S) {
  type Query = z.output<S>;
  const defaults: Record<string, unknown> = schema.parse({});
  return {
    read: async (searchParams: PageProps["searchParams"]): Promise<Query> =>
      schema.parse(firstValues(await searchParams)),
    href: (query: Partial<Query>): string => {
      const params = Object.entries(query).filter(([name, value]) => value && value !== defaults[name]);
      const search = new URLSearchParams(params.map(([name, value]) => [name, String(value)]));
      return search.size > 0 ? `${path}?${search}` : path;
    },
  };
}

const firstValues = (params: SearchParams): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      (Array.isArray(value) ? value[0] : value) || undefined,
    ]),
  );
