import { type Env, env } from "@/lib/env";
import type { SecurityCheck, SecurityFinding } from "../finding";
import { isLoopback } from "../loopback";

/** A service that is reachable from other machines without TLS: passwords and API keys are sent in plain text. */
export const exposure: SecurityCheck = {
  id: "web.plain_http",
  run: async () => {
    const found = exposureOf(env());
    return found ? [found] : [];
  },
};

const REMEDY =
  "Put a reverse proxy with TLS in front, make the service listen on 127.0.0.1 (HOST), and set " +
  "KV_PUBLIC_URL=https://… to its public address";

export function exposureOf({
  HOST,
  KV_PUBLIC_URL: url,
}: Pick<Env, "HOST" | "KV_PUBLIC_URL">): Omit<SecurityFinding, "checkId"> | null {
  if (url?.startsWith("https:")) return null;
  if (url !== undefined && !isLoopback(new URL(url).hostname)) {
    return {
      severity: "critical",
      title: "The service is used without TLS",
      detail: `KV_PUBLIC_URL is ${url}: passwords, sessions and API keys are sent in plain text`,
      remediation: REMEDY,
    };
  }
  if (isLoopback(HOST)) return null;
  return {
    severity: "warn",
    title: "The service listens on the network, and no TLS proxy is configured",
    detail: `HOST is ${HOST} and KV_PUBLIC_URL is not an https:// address, so session cookies are not Secure`,
    remediation: REMEDY,
  };
}
