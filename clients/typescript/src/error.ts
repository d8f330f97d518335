/** A field that is wrong, and why. */
export interface ErrorDetail {
  path: string;
  message: string;
}

/** An error that the service answered with. */
export class VaultError extends Error {
  override readonly name = "VaultError";

  constructor(
    readonly status: number,
    /** For programs: `NOT_FOUND`, `VALIDATION_ERROR`, … */
    readonly code: string,
    message: string,
    readonly details: readonly ErrorDetail[] = [],
    /** The id that the service's log has, too. */
    readonly requestId?: string,
  ) {
    super(message);
  }
}

/** The error of a reply, also of one that is not the service's own: a proxy's, for instance. */
export async function errorOf(reply: Response): Promise<VaultError> {
  const text = await reply.text();
  const { code, message, details, request_id } = parsed(text);
  return new VaultError(
    reply.status,
    code ?? "UNKNOWN",
    message ?? `${reply.status} ${reply.statusText}`.trim(),
    details,
    request_id ?? reply.headers.get("x-request-id") ?? undefined,
  );
}

interface Envelope {
  code?: string;
  message?: string;
  details?: ErrorDetail[];
  request_id?: string;
}

function parsed(text: string): Envelope {
  try {
    const { error } = JSON.parse(text) as { error?: Envelope };
    return typeof error === "object" ? error : {};
  } catch {
    return {};
  }
}
