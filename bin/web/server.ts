import { createServer, type RequestListener, type Server } from "node:http";
import { answerClientError } from "./client-error";

/** Milliseconds. */
export interface Patience {
  /** For a request to come whole. */
  request: number;
  /** How often it is looked whether one is late. */
  check: number;
}

const PATIENCE: Patience = { request: 30_000, check: 1_000 };

/** An HTTP server that ends slow requests, and that answers broken ones as the API answers errors. */
export function createWebServer(listener: RequestListener, patience: Patience = PATIENCE): Server {
  const server = createServer(
    {
      requestTimeout: patience.request,
      headersTimeout: patience.request,
      connectionsCheckingInterval: patience.check,
    },
    listener,
  );
  server.on("clientError", answerClientError);
  return server;
}
