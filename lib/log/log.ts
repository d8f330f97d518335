import { join } from "node:path";
import pino, { type Logger } from "pino";
import { env } from "@/lib/env";
import { LogFiles } from "./files/files";
import type { LogService } from "./files/names";

export type Log = Logger;

/** Fields that may hold secrets; their values are redacted. */
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
 * Redacts API keys, device tokens and device codes anywhere in a line, such as in a URL, a filename or an error's
 * message.
 */
const withoutKeys = (line: string): string => line.replace(/(kv[cd]?_)[0-9a-f]{32}/g, "$1[redacted]");

/** Shared with the code that Next bundles, so that a process has one open log file. */
const shared = globalThis as { kvLogFiles?: LogFiles };

let root: Logger | undefined;
let plain: Logger | undefined;
let output: number = process.stdout.fd || 1;

/** Logs to standard error, for a process whose standard output is a protocol. Before the first logger. */
export function logToStandardError(): void {
  output = process.stderr.fd || 2;
}

/** The logger of this process; the first `service` that is given names it in every line (`web`, `api`, `worker`, `cli`). */
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

/**
 * Like `logger`, for lines without any of the fields that may hold secrets: looking for them takes longer than to
 * write the line. Keys and codes are still redacted.
 */
export function plainLogger(service?: string): Logger {
  plain ??= logger(service).child({}, { redact: [] });
  return plain;
}

/** Writes the log to files as well, until the process exits. */
export function writeLogFiles(service: LogService, dataDir: string): void {
  if (shared.kvLogFiles) return;
  const files = new LogFiles(logsDirectory(dataDir), service);
  shared.kvLogFiles = files;
  process.once("exit", () => files.end());
}

export const logsDirectory = (dataDir: string): string => join(dataDir, "logs");

/** Lines are buffered for this long: writing each one separately takes longer than answering a request. */
const GATHER_MS = 50;
/** Above this number of characters the buffer is written at once. */
const MAX_GATHERED = 64 * 1024;

/** Whether a line can wait: warnings and errors are written at once, since the process may be about to end. */
const canWait = (line: string): boolean => /^\{"level":[123]0,/.test(line);

function everywhere(): pino.DestinationStream {
  const stream = pino.destination(output);
  let isGone = false;
  // The reader is gone. Left open, the stream would retry its buffer forever when this process exits.
  stream.on("error", () => {
    isGone = true;
    stream.destroy();
  });
  let gathered = "";
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!isGone && gathered !== "") stream.write(gathered);
    gathered = "";
  };
  process.once("exit", flush);
  return {
    write: (line) => {
      gathered += line;
      if (!canWait(line) || gathered.length > MAX_GATHERED) flush();
      else timer ??= setTimeout(flush, GATHER_MS).unref();
      shared.kvLogFiles?.write(line);
    },
  };
}
