/** The API process: `/api/v1` and `/mcp` without dashboard and Next. Start as many as you like against one database. */
import { getRequestListener } from "@hono/node-server";
import { answerApi, isOfApi } from "@/lib/api";
import { database } from "@/lib/db";
import { answerMonitoring } from "@/lib/health";
import { answerMcp, MCP_PATH } from "@/lib/mcp";
import { answer } from "./web/answer";
import { openProcess, serveUntilEnd } from "./web/process";
import { answerUnroutable } from "./web/unroutable";

function answerOther(request: Request): Response | Promise<Response> {
  if (new URL(request.url).pathname === MCP_PATH) return answerMcp(request);
  return answerMonitoring(request) ?? new Response("Not Found\n", { status: 404 });
}

const { databaseUrl, closeDatabase } = await openProcess("api");
// The settings of this process were read before; they have the owner's URL or none.
database(databaseUrl);
const others = getRequestListener(answerOther, {
  hostname: "localhost",
  overrideGlobalObjects: false,
  // Node reads the rest of a body that was refused; a closed connection would keep the reply from its client.
  autoCleanupIncoming: false,
});

serveUntilEnd(async (request, response) => {
  if (await answerUnroutable(request, response)) return;
  if (isOfApi(request.url ?? "/")) await answer(request, response, answerApi);
  else await others(request, response);
}, closeDatabase);
