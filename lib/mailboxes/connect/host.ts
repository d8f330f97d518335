import { invalid } from "@/lib/core/errors";
import { env } from "@/lib/env";
import { isPublicHost } from "@/lib/gateway";
import type { SECURITIES } from "../tables";

const SETTING = "KV_ALLOW_PRIVATE_MAILBOXES";
const MAX_LENGTH = 253;

export const isPrivateAllowed = (): boolean => env().KV_ALLOW_PRIVATE_MAILBOXES === "yes";

/** The normalized name or address of a mail server. Throws `VALIDATION_ERROR` for one that the service may not call. */
export function checkHost(given: string): string {
  const text = given.trim();
  const name = text.includes(":") && !text.startsWith("[") ? `[${text}]` : text;
  const isName = text.length <= MAX_LENGTH && !/[/\\@?#\s]/.test(text) && URL.canParse(`https://${name}`);
  const url = isName ? new URL(`https://${name}`) : null;
  if (url === null || url.port !== "" || url.hostname === "")
    throw invalid("host", "must be the name of a server, such as imap.example.org, without a port");
  if (!isPrivateAllowed() && !isPublicHost(url.hostname))
    throw invalid("host", `is a private address. The operator can allow that with ${SETTING}=yes`);
  return url.hostname.replace(/^\[|\]$/g, "");
}

/** A password is sent unencrypted only to servers of this machine or network. Throws `VALIDATION_ERROR`. */
export function checkSecurity(security: (typeof SECURITIES)[number]): void {
  if (security === "none" && !isPrivateAllowed())
    throw invalid(
      "security",
      `must be tls or starttls: without, the password could be read on its way. The operator can allow that with ${SETTING}=yes`,
    );
}
