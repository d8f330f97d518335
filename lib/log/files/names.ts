import { createHash } from "node:crypto";
import { hostname } from "node:os";
import { pidNamespace } from "@/lib/core/process";

/** Services that write log files. */
export const LOG_SERVICES = ["web", "api", "worker"] as const;
export type LogService = (typeof LOG_SERVICES)[number];

/** The parts of a log file's name. A file is never renamed, and only one process writes to it. */
export interface LogFileName {
  name: string;
  service: LogService;
  /** Its start, in milliseconds since 1970. */
  begun: number;
  host: string;
  pid: number;
  /** Number of the file within its process, from 1. */
  number: number;
}

const FORM = /^([a-z]+)-(\d{13})-([\w.-]+)-(\d+)-(\d+)\.jsonl$/;

/**
 * This machine's name as used in file names, with a hash of what its pids belong to: containers may share a host name, and
 * each has its own processes.
 */
export const thisHost = (): string => hostOf(hostname(), pidNamespace());

export const hostOf = (name: string, namespace: string): string =>
  `${name.replace(/[^\w.-]/g, "_") || "unknown"}.${createHash("sha256").update(namespace).digest("hex").slice(0, 8)}`;

export function logFileName(service: LogService, begun: number, number: number): string {
  return `${service}-${String(begun).padStart(13, "0")}-${thisHost()}-${process.pid}-${number}.jsonl`;
}

/** The log files among some names, oldest first. */
export function logFilesAmong(names: readonly string[]): LogFileName[] {
  return names
    .flatMap((name) => readName(name) ?? [])
    .sort((a, b) => a.begun - b.begun || a.number - b.number || (a.name < b.name ? -1 : 1));
}

function readName(name: string): LogFileName | null {
  const [, named = "", begun, host = "", pid, number] = FORM.exec(name) ?? [];
  const service = LOG_SERVICES.find((each) => each === named);
  return service
    ? { name, service, begun: Number(begun), host, pid: Number(pid), number: Number(number) }
    : null;
}
