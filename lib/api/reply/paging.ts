import { type ApiRequest, urlOf } from "../request/request";

/** The header that leads to the next page (RFC 8288): this request with another `cursor`; none on the last page. */
export function nextPage(request: ApiRequest, cursor: string | null): Record<string, string> {
  if (cursor === null) return {};
  const { pathname, search } = urlOf(request);
  const query = new URLSearchParams(search);
  query.set("cursor", cursor);
  return { Link: `<${pathname}?${query}>; rel="next"` };
}
