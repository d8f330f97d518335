import { once } from "node:events";
import { createConnection, createServer, type Socket } from "node:net";

/** A way to a server that can be cut, so that it looks as if the server were away. */
export interface Way {
  /** The server's URL, by this way. */
  url: string;
  /** Ends every connection and refuses new ones. */
  cut: () => void;
  restore: () => void;
  /** Ends every connection as a machine does that died: without a word. New ones are accepted. */
  reset: () => void;
  /** At the first commit while `isTime`, ends every connection before the server's reply is passed on. */
  loseCommit: (isTime: () => boolean, end: () => void) => void;
  /** How many connections it has refused so far. */
  refused: () => number;
  close: () => void;
}

export async function wayTo(serverUrl: string): Promise<Way> {
  const target = new URL(serverUrl);
  const open = new Set<Socket>();
  let isCut = false;
  let refused = 0;
  let lost: { isTime: () => boolean; end: () => void } | undefined;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => open.delete(socket));
  };
  const server = createServer((incoming) => {
    keep(incoming);
    if (isCut) {
      refused += 1;
      return incoming.destroy();
    }
    const outgoing = createConnection(Number(target.port), target.hostname);
    keep(outgoing);
    incoming.pipe(outgoing);
    outgoing.on("data", (bytes) => {
      if (!lost || !bytes.includes("COMMIT\0") || !lost.isTime()) return void incoming.write(bytes);
      const { end } = lost;
      lost = undefined;
      end();
    });
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const)
      one.on("close", () => other.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("a listening server has an address");
  const url = new URL(serverUrl);
  url.hostname = "127.0.0.1";
  url.port = String(address.port);
  const end = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.href,
    cut: () => {
      isCut = true;
      end();
    },
    restore: () => {
      isCut = false;
    },
    reset: () => {
      for (const socket of open) socket.resetAndDestroy();
    },
    loseCommit: (isTime, end) => {
      lost = { isTime, end };
    },
    refused: () => refused,
    close: () => {
      end();
      server.close();
    },
  };
}
