import { createServer, type RequestListener, type Server } from "node:http";
import { answerClientError } from "./client-error";

/** Milliseconds. */
export interface Timeouts {
  /** For a request to come whole. */
  request: number;
  /** How often it is looked whether one is late. */
  check: number;
}

const TIMEOUTS: Timeouts = { request: 30_000, check: 1_000 };

/** An HTTP server that ends slow requests, and that answers broken ones as the API answers errors. */
export function createWebServer(listener: RequestListener, timeouts: Timeouts = TIMEOUTS): Server {
  const server = createServer(
    {
      requestTimeout: timeouts.request,
      headersTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.check,
    },
    listener,
  );
  server.on("clientError", answerClientError);
  return server;
}
