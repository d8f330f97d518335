import type { Client } from "@/lib/accounts";

/** The client that sent a request. The address was set by the web process, whatever the client claimed. */
export const clientOf = (headers: Headers): Client => ({
  address: headers.get("x-kv-remote") ?? "unknown",
  userAgent: headers.get("user-agent") ?? "",
});
