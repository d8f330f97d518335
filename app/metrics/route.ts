import { scrape } from "@/lib/health";

export const dynamic = "force-dynamic";

/** What Prometheus asks for, with the operator's token. */
export async function GET(request: Request): Promise<Response> {
  const { status, headers, body } = await scrape(request.headers.get("authorization"));
  return new Response(body, { status, headers });
}
