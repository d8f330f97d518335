/** The API process: `/api/v1` and `/mcp` without dashboard and Next. Start as many as you like against one database. */
import { getRequestListener } from "@hono/node-server";
import { API_BASE, answerApi } from "@/lib/api";
import { answerMonitoring } from "@/lib/health";
import { answerMcp, MCP_PATH } from "@/lib/mcp";
import { openProcess, serveUntilEnd } from "./web/process";
import { answerUnroutable } from "./web/unroutable";

function answer(request: Request): Response | Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === API_BASE || pathname.startsWith(`${API_BASE}/`)) return answerApi(request);
  if (pathname === MCP_PATH) return answerMcp(request);
  return answerMonitoring(request) ?? new Response("Not Found\n", { status: 404 });
}

const closeDatabase = await openProcess("api");
const listener = getRequestListener(answer, {
  hostname: "localhost",
  overrideGlobalObjects: false,
  // Node reads the rest of a body that was refused; a closed connection would keep the reply from its client.
  autoCleanupIncoming: false,
});

serveUntilEnd(async (request, response) => {
  if (!(await answerUnroutable(request, response))) await listener(request, response);
}, closeDatabase);
