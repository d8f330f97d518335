export interface Connection {
  name: string;
  /** Where the text belongs. */
  place: string;
  text: string;
}

const NAME = "knowledge-vault";
const AUTHORIZATION = { Authorization: "Bearer kv_…" };

const json = (value: object): string => JSON.stringify(value, null, 2);

/** What to paste, for each of the usual assistants. */
export const connections = (url: string): Connection[] => [
  {
    name: "Cursor",
    place: "In ~/.cursor/mcp.json, or in .cursor/mcp.json of a project",
    text: json({ mcpServers: { [NAME]: { url, headers: AUTHORIZATION } } }),
  },
  {
    name: "VS Code",
    place: "In .vscode/mcp.json of a project, or by the command MCP: Open User Configuration",
    text: json({ servers: { [NAME]: { type: "http", url, headers: AUTHORIZATION } } }),
  },
  {
    name: "Gemini CLI",
    place: "In ~/.gemini/settings.json",
    text: json({ mcpServers: { [NAME]: { httpUrl: url, headers: AUTHORIZATION } } }),
  },
  {
    name: "Codex",
    place: "In ~/.codex/config.toml; the key is in the environment variable KV_KEY",
    text: `[mcp_servers.${NAME}]\nurl = "${url}"\nbearer_token_env_var = "KV_KEY"`,
  },
];

/** For assistants that start a server themselves and speak with it by standard input and output. */
export const LOCAL_CONNECTION = json({
  mcpServers: {
    [NAME]: {
      command: "npm",
      args: ["run", "-s", "--prefix", "/path/to/knowledge-vault", "kv", "--", "mcp"],
    },
  },
});
