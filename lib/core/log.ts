import pino, { type Logger } from "pino";
import { env } from "@/lib/env";

export type Log = Logger;

/** Structured lines on standard output. What could be a secret is cut before it is written. */
const REDACTED = [
  "authorization",
  "cookie",
  "password",
  "key",
  "secret",
  "token",
  "*.authorization",
  "*.cookie",
  "*.password",
  "*.secret",
  "*.token",
];

let root: Logger | undefined;

/** The logger of this process; `service` names it in every line (`web`, `worker`, `cli`). */
export function logger(service?: string): Logger {
  root ??= pino({
    level: env().KV_LOG_LEVEL,
    base: { service: service ?? "kv" },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED, censor: "[redacted]" },
  });
  return root;
}
