/** The web process: dashboard and API. Start as many as you like against one database. */
import next from "next";
import { loadSecrets } from "@/lib/core/secrets";
import { env } from "@/lib/env";
import { answerDocument } from "./web/document";
import { openProcess, serveUntilEnd } from "./web/process";
import { answerUnroutable } from "./web/unroutable";

const { PORT, HOST, KV_DATA_DIR, KV_PUBLIC_URL, NODE_ENV } = env();
const { closeDatabase } = await openProcess("web");
// What Next's bundle reads: it shares this process's environment, not its modules.
process.env.NEXTAUTH_SECRET = loadSecrets(KV_DATA_DIR).sessionSecret;
if (KV_PUBLIC_URL) process.env.NEXTAUTH_URL = KV_PUBLIC_URL;
else process.env.AUTH_TRUST_HOST = "true";

const app = next({ dev: NODE_ENV === "development", hostname: HOST, port: PORT });
const handle = app.getRequestHandler();
await app.prepare();

serveUntilEnd(
  async (request, response) => {
    if (await answerUnroutable(request, response)) return;
    if (!(await answerDocument(request, response))) await handle(request, response);
  },
  async () => {
    await app.close();
    await closeDatabase();
  },
);
