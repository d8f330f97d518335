import { once } from "node:events";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { createServer } from "node:net";
import { processState } from "@/lib/core/process";

/** Throws with a remedy when the port is not available. */
export async function assertPortFree(host: string, port: number, command = "npm start"): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, "listening");
    probe.close();
    await once(probe, "close");
  } catch (error) {
    throw new Error(explain((error as NodeJS.ErrnoException).code ?? String(error), host, port, command));
  }
}

function explain(code: string, host: string, port: number, command: string): string {
  const another = `Choose another port: PORT=${port + 1} ${command}`;
  if (code === "EADDRINUSE")
    return `Port ${port} is already in use${holderOf(port)}. Stop it, or c${another.slice(1)}`;
  if (code === "EACCES") return `Port ${port} is for root only. ${another.replace(String(port + 1), "3000")}`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `HOST=${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`;
  return `Cannot listen on ${host}:${port} (${code}). ${another}`;
}

/** ` by node server.js (process 123)`, if Linux shows it; else empty. */
function holderOf(port: number): string {
  try {
    const pid = processOf(listeningSockets(port));
    const command = pid && processState(pid)?.command.replaceAll("\0", " ").trim();
    return command ? ` by ${command.slice(0, 120)} (process ${pid})` : "";
  } catch {
    return "";
  }
}

/** The `/proc` names of the sockets that listen on a port. */
function listeningSockets(port: number): Set<string> {
  const LISTENING = "0A";
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const rows = ["tcp", "tcp6"].flatMap((kind) =>
    readFileSync(`/proc/net/${kind}`, "utf8").split("\n").slice(1),
  );
  const columns = rows.map((row) => row.trim().split(/\s+/));
  const listening = columns.filter(([, local, , state]) => local?.endsWith(suffix) && state === LISTENING);
  return new Set(listening.map((row) => `socket:[${row[9]}]`));
}

function processOf(sockets: Set<string>): number | null {
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
    if (openFiles(pid).some((file) => sockets.has(file))) return Number(pid);
  return null;
}

/** Its open files that this user can see; they may be closed, or the process may exit, in the meantime. */
function openFiles(pid: string): string[] {
  const attempt = <T>(read: () => T, fallback: T): T => {
    try {
      return read();
    } catch {
      return fallback;
    }
  };
  const directory = `/proc/${pid}/fd`;
  const names = attempt(() => readdirSync(directory), []);
  return names.map((name) => attempt(() => readlinkSync(`${directory}/${name}`), ""));
}
