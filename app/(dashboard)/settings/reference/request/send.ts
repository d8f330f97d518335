import { formatNumber } from "@/lib/core/count";
import type { Reply } from "./reply-view";
import type { ApiRequest } from "./request";

const SHOWN_CHARACTERS = 100_000;

/** Sends a request with a key, and without the session of this page. */
export async function send(request: ApiRequest, key: string | null): Promise<Reply> {
  const { method, headers, body } = request;
  const { pathname, search } = new URL(request.url);
  const started = performance.now();
  try {
    const response = await fetch(pathname + search, {
      method,
      headers: { ...headers, ...(key !== null && { Authorization: `Bearer ${key}` }) },
      credentials: "omit",
      cache: "no-store",
      body,
    });
    const text = await shownText(response);
    const took = Math.round(performance.now() - started);
    return { status: response.status, took, headers: [...response.headers], text };
  } catch (error) {
    return { status: 0, took: 0, headers: [], text: error instanceof Error ? error.message : "It failed." };
  }
}

/** The body of a reply, as the page shows it. */
export async function shownText(response: Response): Promise<string> {
  const type = response.headers.get("Content-Type") ?? "";
  if (/^(application\/octet-stream|image|audio|video)\b/.test(type))
    return `${formatNumber((await response.blob()).size)} bytes`;
  const text = await response.text();
  const shown = type.startsWith("application/json") ? indented(text) : text;
  return shown.length > SHOWN_CHARACTERS ? `${shown.slice(0, SHOWN_CHARACTERS)}\n…` : shown;
}

/** JSON on several lines; as it came, with a number that reading would change, or where it is no JSON. */
function indented(text: string): string {
  if (/\d{16}/.test(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
