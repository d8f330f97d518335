import { createReadStream } from "node:fs";
import { join } from "node:path";
import { toWebStream } from "@/lib/core/web-stream";

const SCRIPT = "node_modules/mermaid/dist/mermaid.min.js";

const headers = {
  "Content-Type": "text/javascript; charset=utf-8",
  "Cache-Control": "public, max-age=86400",
};

/** The library that draws diagrams, as its package has it; only `public/diagrams/frame.html` loads it. */
export function GET(): Response {
  const script = createReadStream(join(/* turbopackIgnore: true */ process.cwd(), SCRIPT));
  return new Response(toWebStream(script), { headers });
}

/** Next would open the file for it, and leave it open. */
export const HEAD = (): Response => new Response(null, { headers });
