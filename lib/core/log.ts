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

/** Whatever has the form of an API key, wherever it came from: an address, a filename, an error's text. */
const withoutKeys = (line: string): string => line.replace(/kv_[0-9a-f]{32}/g, "kv_[redacted]");

let root: Logger | undefined;

/** The logger of this process; `service` names it in every line (`web`, `worker`, `cli`). */
export function logger(service?: string): Logger {
  root ??= pino({
    level: env().KV_LOG_LEVEL,
    base: { service: service ?? "kv" },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED, censor: "[redacted]" },
    hooks: { streamWrite: withoutKeys },
  });
  return root;
}
