/** The base URL of a local server's API, from its address as people write it, such as `localhost:11434`. */
export function localBaseUrl(typed: string): string {
  const text = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`;
  if (!URL.canParse(text)) return text;
  const url = new URL(text);
  if (/^\/*$/.test(url.pathname)) url.pathname = "/v1";
  return url.href;
}
