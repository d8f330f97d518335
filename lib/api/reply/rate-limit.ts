import { type Quota, WINDOW_MS } from "@/lib/core/rate-limit";

/** The headers of the IETF draft "RateLimit header fields for HTTP", draft 10. */
export const quotaHeaders = (quota: Quota): Record<string, string> => ({
  "RateLimit-Policy": `"default";q=${quota.limit};w=${WINDOW_MS / 1000}`,
  RateLimit: `"default";r=${quota.remaining};t=${quota.resetAfter}`,
});
