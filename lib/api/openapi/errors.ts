import type { ErrorCode } from "@/lib/core/errors";
import { HTTP_STATUS } from "../reply/errors";
import type { Json } from "./schema";

/** What each code means, for readers. */
export const ERROR_TEXTS: Readonly<Record<ErrorCode, string>> = {
  VALIDATION_ERROR: "The input is wrong: details name each field",
  UNAUTHORIZED: "There is no valid key in Authorization",
  FORBIDDEN: "The key may only read",
  NOT_FOUND: "There is no such thing",
  METHOD_NOT_ALLOWED: "The path does not have this method",
  CONFLICT: "It contradicts what is there, or the first call with this Idempotency-Key still runs",
  PRECONDITION_FAILED: "It has changed since: If-Match has another ETag",
  PAYLOAD_TOO_LARGE: "The body, or the file that is asked for, is over the limit",
  UNSUPPORTED_MEDIA_TYPE: "The body is not of the type that is asked for",
  IDEMPOTENCY_MISMATCH: "The Idempotency-Key was used for another call",
  RATE_LIMITED: "Too many requests: wait for Retry-After seconds",
  INTERNAL_ERROR: "Something went wrong on our side; the request id finds it in the log",
  EXEC_ERROR: "The run failed, or something that it calls",
  UNAVAILABLE: "Not available now: try again after Retry-After seconds",
};

/** The envelope of every error. */
export const ERROR: Json = {
  type: "object",
  description: "What every error is answered with",
  required: ["error"],
  properties: {
    error: {
      type: "object",
      description: "The error",
      required: ["code", "message", "request_id"],
      properties: {
        code: { description: "For programs", type: "string", enum: Object.keys(HTTP_STATUS) },
        message: { description: "For people: what is wrong, and what would be right", type: "string" },
        details: {
          type: "array",
          description: "Each field that is wrong",
          items: {
            type: "object",
            required: ["path", "message"],
            properties: {
              path: { description: "The field", type: "string" },
              message: { description: "What is wrong with it", type: "string" },
            },
          },
        },
        request_id: { description: "The id that the log has, too", type: "string" },
      },
    },
  },
};

/** The error of a request that was a form (RFC 6749, 5.2; RFC 8628, 3.5). */
export const OAUTH_ERROR: Json = {
  type: "object",
  description: "What errors of forms are answered with, as OAuth has it",
  required: ["error", "error_description"],
  properties: {
    error: {
      description: "For programs",
      type: "string",
      enum: [
        "invalid_request",
        "invalid_client",
        "invalid_grant",
        "unsupported_grant_type",
        "authorization_pending",
        "slow_down",
        "access_denied",
        "expired_token",
        "temporarily_unavailable",
        "server_error",
      ],
    },
    error_description: { description: "For people", type: "string" },
  },
};

export const ERROR_SCHEMA: Json = { $ref: "#/components/schemas/Error" };
export const FORM_ERROR: Json = {
  anyOf: [ERROR_SCHEMA, { $ref: "#/components/schemas/OAuthError" }],
};
