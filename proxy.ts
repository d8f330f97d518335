import { type NextRequest, NextResponse } from "next/server";
import { METHOD_HEADER, PATH_HEADER } from "@/app/session/headers";
import { isOwnOrigin } from "@/app/session/origin";
import { env } from "@/lib/env";

const FOREIGN = `This request did not come from a page of this service.
If you opened it under the address that your browser shows, set KV_PUBLIC_URL to that address.
`;

/** Every page passes here: foreign POSTs are refused, and each reply has a policy with a nonce of its own. */
export function proxy(request: NextRequest): NextResponse {
  const { KV_PUBLIC_URL } = env();
  if (!isSafe(request.method) && !isOwnOrigin(request.headers, KV_PUBLIC_URL)) {
    return new NextResponse(FOREIGN, { status: 403 });
  }
  const fault = faultOf(request);
  if (fault !== undefined) return new NextResponse(`${fault}\n`, { status: 400 });
  const policy = contentSecurityPolicy(Buffer.from(crypto.randomUUID()).toString("base64"));
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", policy);
  headers.set(PATH_HEADER, request.nextUrl.pathname + request.nextUrl.search);
  headers.set(METHOD_HEADER, request.method);
  const response = NextResponse.next({ request: { headers } });
  // A header that is set here replaces that of the reply, and files have a stricter policy (`fileHeaders`).
  if (!isFile(request.nextUrl.pathname)) response.headers.set("Content-Security-Policy", policy);
  response.headers.set("X-Frame-Options", "DENY");
  response.headers.set("Cross-Origin-Opener-Policy", "same-origin");
  // Not `no-referrer`: under it browsers send `Origin: null` with our own forms.
  response.headers.set("Referrer-Policy", "same-origin");
  response.headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  return response;
}

/** What Next would answer with 500. */
function faultOf({ nextUrl, headers }: NextRequest): string | undefined {
  if (!isDecodable(nextUrl.pathname))
    return "The address is not valid: a % in it is not followed by two hex digits.";
  const type = headers.get("content-type") ?? "";
  return /^multipart\/form-data/i.test(type) && !/;\s*boundary=/i.test(type)
    ? "The Content-Type of a form must name its boundary: multipart/form-data; boundary=…"
    : undefined;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const isFile = (path: string): boolean =>
  /^\/(?:attachments\/|settings\/backups\/[^/]+\/file|settings\/audit\/export)/.test(path);

const isSafe = (method: string): boolean => method === "GET" || method === "HEAD";

/** Next reads the nonce out of the request's policy and puts it on its own scripts. */
function contentSecurityPolicy(nonce: string): string {
  // React's development build explains errors by `eval`, Next's in a styled overlay.
  const development = env().NODE_ENV === "development";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export const config = {
  // Not the API, which takes keys and no cookies, and not files that are the same for everyone.
  matcher: [
    "/((?!api/v1(?:/|$)|mcp$|healthz$|readyz$|metrics$|diagrams/|_next/static/|_next/image|(?:icon(?:-[\\w-]+)?\\.(?:svg|png)|apple-touch-icon\\.png|manifest\\.webmanifest)$).*)",
  ],
};
