import { createServer, type RequestListener, type Server } from "node:http";
import { answerClientError } from "./client-error";

/** Milliseconds. */
export interface Timeouts {
  /** For the headers of a request. */
  headers: number;
  /** For a complete request. */
  request: number;
  /** Interval of the check for late requests. */
  check: number;
}

/** Largest bodies come whole over half a megabit a second. */
const TIMEOUTS: Timeouts = { headers: 30_000, request: 300_000, check: 1_000 };

/** Milliseconds. Longer than reverse proxies keep theirs, so that they never reuse a connection as it closes. */
const KEEP_ALIVE_MS = 75_000;

/** An HTTP server that times out slow requests, and answers malformed ones with the API's error envelope. */
export function createWebServer(listener: RequestListener, timeouts: Timeouts = TIMEOUTS): Server {
  const server = createServer(
    {
      requestTimeout: timeouts.request,
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    listener,
  );
  server.on("clientError", answerClientError);
  return server;
}
