/** Why a connection to another server failed. */
export type ConnectionFault =
  | "name"
  | "refused"
  | "unreachable"
  | "timeout"
  | "closed"
  | "certificate"
  | "tls"
  | "port";

const BY_CODE: readonly [RegExp, ConnectionFault][] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, "name"],
  [/^ECONNREFUSED$/, "refused"],
  [/^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/, "unreachable"],
  [/TIMEOUT|^ETIMEDOUT$/, "timeout"],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, "closed"],
  [/CERT|SELF_SIGNED|ISSUER|VERIFY/, "certificate"],
  [/^(EPROTO|ERR_SSL)/, "tls"],
];

/** By the code that Node, OpenSSL or a client has given the error or one of its causes; null for any other. */
export const connectionFault = (error: unknown): ConnectionFault | null => failureIn(error)?.fault ?? null;

function failureIn(thrown: unknown): { fault: ConnectionFault; cause: Error } | null {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) {
    const code = codeOf(cause);
    const fault =
      BY_CODE.find(([pattern]) => pattern.test(code))?.[1] ?? (isBadPort(cause) ? "port" : undefined);
    if (fault) return { fault, cause };
  }
  return null;
}

/** `fetch` calls no port of another protocol, such as 25 (https://fetch.spec.whatwg.org/#port-blocking), and has no code for that. */
const isBadPort = ({ message }: Error): boolean => message === "bad port";

const codeOf = (error: Error): string => ("code" in error ? String(error.code) : "");

/** What happened, without a full stop: `hooks.example.org refused the connection`. Null where it was not the connection. */
export function connectionReason(error: unknown, server: string): string | null {
  const failure = failureIn(error);
  if (failure === null) return null;
  const { fault, cause } = failure;
  const sentences: Record<ConnectionFault, string> = {
    name: `The name ${"hostname" in cause ? cause.hostname : server} does not resolve`,
    refused: `${server} refused the connection`,
    unreachable: `There is no route to ${server}`,
    timeout: `${server} did not answer in time`,
    closed: `${server} closed the connection`,
    certificate: `The certificate of ${server} is not valid (${cause.message})`,
    tls: `A TLS connection to ${server} is not possible`,
    port: `The port of ${server} is reserved for another protocol: use another`,
  };
  return sentences[fault];
}
