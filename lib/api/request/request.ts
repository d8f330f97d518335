/** What is read of a request: a web `Request` has it, and what Node has received is soon made into it. */
export interface ApiRequest extends Pick<Request, "method" | "url" | "signal"> {
  readonly headers: Pick<Headers, "get" | "has">;
  readonly body: AsyncIterable<Uint8Array> | null;
}

const urls = new WeakMap<ApiRequest, URL>();

/** The address of a request, parsed once. */
export function urlOf(request: ApiRequest): URL {
  const url = urls.get(request) ?? new URL(request.url);
  urls.set(request, url);
  return url;
}
