import type { ImapFlow } from "imapflow";
import { exportsOf } from "@/lib/core/common-js";
import { KvError } from "@/lib/core/errors";
import { publicLookup } from "@/lib/gateway";
import { MAX_INBOX_FILE_BYTES } from "@/lib/vault";
import type { MailboxRow } from "../find";
import { isSameFolder } from "./folder";
import { checkHost, checkSecurity, isPrivateAllowed } from "./host";

const CONNECT_MS = 20_000;
const GREETING_MS = 15_000;
/** Without a byte from the server. */
const SILENT_MS = 60_000;
const MAX_NAMED_FOLDERS = 12;

export type Server = Pick<MailboxRow, "host" | "port" | "security" | "username">;

/** Signs in, does `work` and signs out. The host is checked again, and what it resolves to; `signal` ends all of it. */
export async function withServer<T>(
  server: Server,
  password: string,
  signal: AbortSignal,
  work: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  checkSecurity(server.security);
  const host = checkHost(server.host);
  // Loaded with the first mailbox, which most accounts do not have.
  const imap = exportsOf(await import("imapflow"));
  const client = new imap.ImapFlow({
    host,
    port: server.port,
    secure: server.security === "tls",
    doSTARTTLS: server.security === "tls" ? undefined : server.security === "starttls",
    auth: { user: server.username, pass: password },
    clientInfo: { name: "Knowledge Vault" },
    // Used for every socket, with TLS or without.
    tls: isPrivateAllowed() ? {} : { lookup: publicLookup },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENT_MS,
    maxLiteralSize: 2 * MAX_INBOX_FILE_BYTES,
  });
  // What runs is rejected as well; without a listener the process would end.
  client.on("error", () => {});
  const end = () => client.close();
  signal.addEventListener("abort", end);
  try {
    signal.throwIfAborted();
    await client.connect();
    const result = await work(client);
    await client.logout().catch(() => {});
    return result;
  } finally {
    signal.removeEventListener("abort", end);
    client.close();
  }
}

/** The folders of the server that can be opened. */
export async function foldersOf(client: ImapFlow): Promise<string[]> {
  const listed = await client.list({ listOnly: true });
  return listed.filter(({ flags }) => !flags.has("\\Noselect")).map(({ path }) => path);
}

/** Throws `NOT_FOUND` with the names of folders that exist. */
export function assertFolder(folders: readonly string[], name: string): void {
  if (folders.some((each) => isSameFolder(each, name))) return;
  const more = folders.length > MAX_NAMED_FOLDERS ? ` and ${folders.length - MAX_NAMED_FOLDERS} more` : "";
  const names = folders.slice(0, MAX_NAMED_FOLDERS).join(", ");
  throw new KvError("NOT_FOUND", `The server has no folder “${name}”. It has ${names}${more}.`);
}
