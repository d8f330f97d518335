import { exchange } from "./api";

/** As name and value, for the next request's `Cookie`. */
const cookiesOf = (headers: { "set-cookie"?: string[] }): string[] =>
  (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0] ?? "");

/** What came of it. */
export interface Posted {
  status: number;
  /** What was sent and what was set. */
  cookies: string[];
  text: string;
}

/** Posts to an endpoint of next-auth as a page would, with its token against forged requests. */
export async function postAuth(
  base: string,
  path: string,
  fields: Record<string, string>,
  options: { cookies?: readonly string[]; headers?: Record<string, string> } = {},
): Promise<Posted> {
  const sent = options.cookies ?? [];
  const csrf = await exchange(base, "GET", "/api/auth/csrf", { headers: { cookie: sent.join("; ") } });
  const { csrfToken } = csrf.body as { csrfToken: string };
  const cookies = [...sent, ...cookiesOf(csrf.headers)];
  const form = new URLSearchParams({ ...fields, csrfToken, callbackUrl: "/", json: "true" });
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    cookie: cookies.join("; "),
    origin: base,
    ...options.headers,
  };
  const reply = await exchange(base, "POST", `/api/auth/${path}`, { raw: form.toString(), headers });
  return { status: reply.status, cookies: [...cookies, ...cookiesOf(reply.headers)], text: reply.text };
}

/** Signs in as the page does, without a browser. */
export const signInOverHttp = (
  base: string,
  { email, password }: { email: string; password: string },
  headers: Record<string, string> = {},
): Promise<Posted> => postAuth(base, "callback/credentials", { email, password }, { headers });

/** The status of a page for who sends these cookies: 200, or 307 to the sign-in page. */
export async function pageStatus(base: string, cookies: readonly string[], path = "/vault"): Promise<number> {
  const reply = await fetch(base + path, { headers: { cookie: cookies.join("; ") }, redirect: "manual" });
  await reply.body?.cancel();
  return reply.status;
}
