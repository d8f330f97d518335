/** What a page is given that reads its query. */
export interface Searched {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** One parameter of a query; the first, where it is repeated. */
export const one = (value: string | string[] | undefined): string | undefined =>
  (Array.isArray(value) ? value[0] : value) || undefined;
