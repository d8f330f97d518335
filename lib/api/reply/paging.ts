/** The header that leads to the next page (RFC 8288): this request with another `cursor`; none on the last page. */
export function nextPage(request: Request, cursor: string | null): Record<string, string> {
  if (cursor === null) return {};
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set("cursor", cursor);
  return { Link: `<${pathname}?${searchParams}>; rel="next"` };
}
