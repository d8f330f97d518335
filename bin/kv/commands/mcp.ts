import { logToStandardError } from "@/lib/log/log";
import { serveStdio } from "@/lib/mcp";
import { withAccount, withDatabase } from "../session";
import { account, type Command } from "./command";

export const mcp: Command = {
  name: ["mcp"],
  usage: "mcp [--read-only] [--account ID]",
  summary: "serve the vault to an assistant (MCP) by standard input and output",
  options: { ...account, "read-only": { type: "boolean" } },
  run: (options) => {
    logToStandardError();
    return withDatabase((db) =>
      withAccount(db, options, (ctx) => serveStdio(ctx, { isReadOnly: options["read-only"] === "true" })),
    );
  },
};
