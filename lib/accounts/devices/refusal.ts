import { KvError } from "@/lib/core/errors";

/** Error codes for a device that asks for a token in vain. Source: RFC 8628, 3.5; RFC 6749, 5.2. */
const REFUSALS = {
  authorization_pending: "the owner has not answered yet: ask again",
  slow_down: "asked too fast: wait 5 seconds more from now on",
  access_denied: "the owner has rejected this device",
  expired_token: "the code has expired: ask for a new one",
  invalid_grant: "the device code is not known here, or its token was fetched already",
  unsupported_grant_type: "grant_type must be urn:ietf:params:oauth:grant-type:device_code",
} as const;

export type Refusal = keyof typeof REFUSALS;

/**
 * An OAuth error in our envelope: `VALIDATION_ERROR` is 400, as in OAuth; the message starts with OAuth's code, which
 * is also the detail `error`.
 * @param wait seconds until the device may ask again
 */
export const refusal = (code: Refusal, wait?: number): KvError =>
  new KvError("VALIDATION_ERROR", `${code}: ${REFUSALS[code]}`, {
    details: [{ path: "error", message: code }],
    ...(wait !== undefined && { retryAfter: wait }),
  });
