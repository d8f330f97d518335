/** The address of a local server as it is usually written, such as `localhost:11434`, as the base URL of its API. */
export function localBaseUrl(typed: string): string {
  const text = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`;
  if (!URL.canParse(text)) return text;
  const url = new URL(text);
  if (/^\/*$/.test(url.pathname)) url.pathname = "/v1";
  return url.href;
}
