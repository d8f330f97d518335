import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { z } from "zod";
import { root } from "./root";
import type { Service } from "./service";

const result = z.object({
  content: z.array(z.object({ type: z.literal("text"), text: z.string() })).length(1),
  isError: z.boolean().optional(),
});

/** An assistant: a client of the protocol that counts its calls of tools. */
export class Assistant {
  calls = 0;

  private constructor(readonly client: Client) {}

  static async connect(transport: Transport): Promise<Assistant> {
    const client = new Client({ name: "test", version: "1" });
    await client.connect(transport);
    return new Assistant(client);
  }

  static overHttp(base: string, key: string, path = "/mcp"): Promise<Assistant> {
    const requestInit = { headers: { authorization: `Bearer ${key}` } };
    return Assistant.connect(new StreamableHTTPClientTransport(new URL(path, base), { requestInit }));
  }

  static overStdio(service: Service, args: string[]): Promise<Assistant> {
    const env = { DATABASE_URL: service.databaseUrl, KV_DATA_DIR: service.dataDir, NODE_ENV: "production" };
    const { PATH = "" } = process.env;
    return Assistant.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: ["bin/kv.mjs", "mcp", ...args],
        cwd: root,
        env: { ...env, PATH },
        stderr: "inherit",
      }),
    );
  }

  /** The text of a tool's reply; throws where it is an error. */
  async use(name: string, given: Record<string, unknown> = {}): Promise<string> {
    const { text, isError } = await this.try(name, given);
    if (isError) throw new Error(`${name} failed: ${text}`);
    return text;
  }

  async try(name: string, given: Record<string, unknown> = {}): Promise<{ text: string; isError: boolean }> {
    this.calls += 1;
    const { content, isError } = result.parse(await this.client.callTool({ name, arguments: given }));
    return { text: content[0]?.text ?? "", isError: isError ?? false };
  }
}
