import { z } from "zod";
import { exchange } from "./api";

/** What came of signing in: the status, and the cookies as `name=value`. */
export interface SignedIn {
  status: number;
  cookies: string[];
}

/** Signs in as the page does, without a browser. */
export async function signInOverHttp(
  base: string,
  { email, password }: { email: string; password: string },
  more: Record<string, string> = {},
): Promise<SignedIn> {
  const csrf = await exchange(base, "GET", "/api/auth/csrf");
  const { csrfToken } = z.object({ csrfToken: z.string() }).parse(csrf.body);
  const form = new URLSearchParams({ email, password, csrfToken, callbackUrl: "/", json: "true" });
  const reply = await exchange(base, "POST", "/api/auth/callback/credentials", {
    raw: form.toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      cookie: pairsOf(csrf.headers).join("; "),
      origin: base,
      ...more,
    },
  });
  return { status: reply.status, cookies: pairsOf(reply.headers) };
}

const pairsOf = (headers: { "set-cookie"?: string[] }): string[] =>
  (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0] ?? "");
