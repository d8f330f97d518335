import { type Handler, refuseMethod } from "./route";

/**
 * Handlers for the methods that a route does not have. Next would answer 405 by itself, without our
 * envelope and before authentication; so each route spreads the rest of the methods from here.
 */
export const refused: Record<"GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS" | "HEAD", Handler> = {
  GET: refuseMethod,
  POST: refuseMethod,
  PUT: refuseMethod,
  PATCH: refuseMethod,
  DELETE: refuseMethod,
  OPTIONS: refuseMethod,
  HEAD: refuseMethod,
};
