import { type Env, env } from "@/lib/env";
import type { SecurityCheck, SecurityFinding } from "../finding";
import { isLoopback } from "../loopback";

/** A service that can be reached from other machines without TLS: passwords and API keys travel in the clear. */
export const exposure: SecurityCheck = {
  id: "web.plain_http",
  run: async () => {
    const found = exposureOf(env());
    return found ? [found] : [];
  },
};

const REMEDY =
  "Put a server that speaks TLS in front, let the service listen on 127.0.0.1 (HOST), and set " +
  "KV_PUBLIC_URL=https://… to the address that people type";

export function exposureOf({
  HOST,
  KV_PUBLIC_URL: url,
}: Pick<Env, "HOST" | "KV_PUBLIC_URL">): Omit<SecurityFinding, "checkId"> | null {
  if (url?.startsWith("https:")) return null;
  if (url !== undefined && !isLoopback(new URL(url).hostname)) {
    return {
      severity: "critical",
      title: "People reach the service without TLS",
      detail: `KV_PUBLIC_URL is ${url}: passwords, sessions and API keys travel in the clear`,
      remediation: REMEDY,
    };
  }
  if (isLoopback(HOST)) return null;
  return {
    severity: "warn",
    title: "The service listens on the network, and nothing says that TLS stands in front",
    detail: `HOST is ${HOST} and KV_PUBLIC_URL is no https:// address; sessions' cookies are not Secure then`,
    remediation: REMEDY,
  };
}
