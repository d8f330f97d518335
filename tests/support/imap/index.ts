import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import type { Certificate } from "./certificate";
import { type Backend, Session } from "./session";
import { Folder } from "./store";

type Security = "none" | Encryption["security"];

/** How connections are encrypted, and with which certificate. */
export interface Encryption {
  security: "tls" | "starttls";
  certificate: Certificate;
}

/** A small IMAP server on loopback, with one user. */
export interface ImapServer {
  /** What a mailbox of it is created with. */
  settings: { host: string; port: number; security: Security; username: string; password: string };
  backend: Backend;
  /** A folder; a new one when there is none of that name. */
  folder: (name: string) => Folder;
  /** Delivers a message of that subject to a folder, and returns its UID. */
  deliver: (subject: string, more?: Delivery) => number;
  /** New connections wait until the function that is returned is called. */
  hold: () => () => void;
  close: () => Promise<void>;
}

interface Delivery {
  folder?: string;
  id?: string | null;
  text?: string;
}

export async function startImap(encryption?: Encryption): Promise<ImapServer> {
  const [username, password] = ["alice@example.org", "an app password"];
  const backend: Backend = {
    folders: new Map([["INBOX", new Folder()]]),
    passwords: new Map([[username, password]]),
    capabilities: ["IMAP4rev1", "UIDPLUS", "MOVE"],
    commands: [],
    cutAt: null,
    silentAt: null,
    refusedAt: null,
    startTls: encryption?.security === "starttls" ? encryption.certificate : null,
  };
  const sockets = new Set<Socket>();
  let held = Promise.resolve();
  const serve = async (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    await held;
    new Session(socket, backend).greet();
  };
  const isTls = encryption?.security === "tls";
  const server: Server = isTls ? createTlsServer(encryption.certificate, serve) : createServer(serve);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const folder = (name: string) => {
    const known = backend.folders.get(name) ?? new Folder();
    backend.folders.set(name, known);
    return known;
  };
  return {
    settings: { host: "127.0.0.1", port, security: encryption?.security ?? "none", username, password },
    backend,
    folder,
    deliver: (subject, { folder: name = "INBOX", ...more } = {}) =>
      folder(name).add(messageOf(subject, more)),
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A message as it is on the wire. */
export function messageOf(subject: string, { id, text = "Bring the samples." }: Delivery = {}): Buffer {
  const lines = [
    "From: Bob Weaver <bob@example.org>",
    "To: alice@example.org",
    `Subject: ${subject}`,
    "Date: Mon, 23 Nov 2026 09:30:00 +0000",
    ...(id === null ? [] : [`Message-ID: ${id ?? `<${subject.replaceAll(" ", "-")}@example.org>`}`]),
    "Content-Type: text/plain; charset=utf-8",
    "",
    text,
    "",
  ];
  return Buffer.from(lines.join("\r\n"));
}
