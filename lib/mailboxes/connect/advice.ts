import { type ConnectionFault, connectionFault } from "@/lib/core/connection";
import { KvError } from "@/lib/core/errors";
import { UnknownMasterKey } from "@/lib/core/seal";
import { PrivateAddress } from "@/lib/gateway";
import type { MailboxRow } from "../find";

type Server = Pick<MailboxRow, "host" | "port" | "security">;

/** What went wrong with a mail server, and what to do, as sentences for the user. */
export function adviceOf(error: unknown, server: Server): string {
  if (error instanceof UnknownMasterKey)
    return "The password cannot be decrypted: enter it again in the settings of the mailbox.";
  if (error instanceof KvError) return error.message;
  if (error instanceof PrivateAddress)
    return `${error.message}. The operator can allow that with KV_ALLOW_PRIVATE_MAILBOXES=yes.`;
  if (!(error instanceof Error)) return "The connection failed. It is tried again later.";
  if ("authenticationFailed" in error && error.authenticationFailed === true)
    return "The server refused the user name or the password. With two-step verification, most providers want an app password instead.";
  if (error.name === "TimeoutError")
    return `${server.host} is slow or has stopped responding: the rest comes with the next pull.`;
  return adviceFor(connectionFault(error), error, server);
}

function adviceFor(fault: ConnectionFault | null, error: Error, { host, port, security }: Server): string {
  if (fault === "name") return `No server has the name ${host}: check how it is written.`;
  if (fault === "refused" || fault === "unreachable")
    return `${host} accepts no connection on port ${port}: TLS usually has 993, STARTTLS 143.`;
  if (fault === "timeout")
    return `${host} did not answer on port ${port} in time: check the port and the kind of encryption; if they are right, it is tried again later.`;
  if (fault === "certificate" && "code" in error && String(error.code).includes("ALTNAME"))
    return `The certificate of ${host} is not valid (${error.message}): use the name that the certificate has.`;
  if (fault === "certificate")
    return `The certificate of ${host} is not valid (${error.message}). The operator can trust a private authority with NODE_EXTRA_CA_CERTS.`;
  if (fault === "tls") return `${host} does not speak TLS on port ${port}: choose STARTTLS, or port 993.`;
  if (/starttls/i.test(error.message) && security === "starttls")
    return `${host} offers no STARTTLS on port ${port}: choose TLS and port 993.`;
  return `The server ended the request (${error.message}). It is tried again later.`;
}
