import { join } from "node:path";
import pino, { type Logger } from "pino";
import { env } from "@/lib/env";
import { LogFiles } from "./files/files";
import type { LogService } from "./files/names";

export type Log = Logger;

/** Structured lines on standard output. What could be a secret is cut before it is written. */
const REDACTED = [
  "authorization",
  "cookie",
  "password",
  "key",
  "secret",
  "token",
  "access_token",
  "device_code",
  "user_code",
  "*.authorization",
  "*.cookie",
  "*.password",
  "*.secret",
  "*.token",
  "*.access_token",
  "*.device_code",
  "*.user_code",
];

/**
 * Whatever has the form of an API key, of a device's token or of its code, wherever it came from: an address, a
 * filename, an error's text.
 */
const withoutKeys = (line: string): string => line.replace(/(kv[cd]?_)[0-9a-f]{32}/g, "$1[redacted]");

/** Shared with the code that Next has bundled, so that a process has one file at a time. */
const shared = globalThis as { kvLogFiles?: LogFiles };

let root: Logger | undefined;

/** The logger of this process; `service` names it in every line (`web`, `worker`, `cli`). */
export function logger(service?: string): Logger {
  root ??= pino(
    {
      level: env().KV_LOG_LEVEL,
      base: { service: service ?? "kv" },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: REDACTED, censor: "[redacted]" },
      hooks: { streamWrite: withoutKeys },
    },
    everywhere(),
  );
  return root;
}

/** Keeps what this process logs in files, too, until it ends. */
export function keepLogs(service: LogService, dataDir: string): void {
  if (shared.kvLogFiles) return;
  const files = new LogFiles(logsDirectory(dataDir), service);
  shared.kvLogFiles = files;
  process.once("exit", () => files.end());
}

export const logsDirectory = (dataDir: string): string => join(dataDir, "logs");

function everywhere(): pino.DestinationStream {
  const output = pino.destination(process.stdout.fd || 1);
  let isGone = false;
  // Whoever read it has left. Kept open, what it still holds would be tried again for ever when this process ends.
  output.on("error", () => {
    isGone = true;
    output.destroy();
  });
  return {
    write: (line) => {
      if (!isGone) output.write(line);
      shared.kvLogFiles?.write(line);
    },
  };
}
