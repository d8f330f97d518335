import "@/lib/wiring";

export { answerMcp, MCP_PATH } from "./http";
export { serveStdio } from "./stdio";
