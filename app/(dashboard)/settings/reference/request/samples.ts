import type { ApiRequest, RequestShape } from "./request";

export const LANGUAGES = ["curl", "JavaScript", "Python"] as const;
export type Language = (typeof LANGUAGES)[number];

type Shape = Pick<RequestShape, "isPrivate" | "reply">;

/** A request as a program writes it. The key comes from the environment variable `KV_KEY`. */
export const sampleOf = (language: Language, request: ApiRequest, shape: Shape): string =>
  ({ curl, JavaScript: javaScript, Python: python })[language](request, shape);

function curl({ method, url, headers, body }: ApiRequest, { isPrivate, reply }: Shape): string {
  const isStream = reply === "stream";
  const parts = [
    `curl ${isStream ? "-N " : ""}${method === "GET" ? "" : `-X ${method} `}${shell(url)}`,
    ...(isPrivate ? ['-H "Authorization: Bearer $KV_KEY"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data-binary ${shell(body)}`]),
    ...(reply === "file" ? ["-o reply"] : []),
  ];
  return parts.join(" \\\n  ");
}

const shell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function javaScript({ method, url, headers, body }: ApiRequest, { isPrivate, reply }: Shape): string {
  const entries = [
    ...(isPrivate ? ['Authorization: "Bearer " + env.KV_KEY'] : []),
    ...Object.entries(headers).map(
      ([name, value]) => `${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${JSON.stringify(value)}`,
    ),
  ];
  const options = [
    ...(method === "GET" ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...(entries.length > 0 ? ["  headers: {", ...entries.map((entry) => `    ${entry},`), "  },"] : []),
    ...(body === null ? [] : [`  body: ${javaScriptBody(body)},`]),
  ];
  const call =
    options.length > 0
      ? [`const response = await fetch(${JSON.stringify(url)}, {`, ...options, "});"]
      : [`const response = await fetch(${JSON.stringify(url)});`];
  const key = isPrivate ? ['import { env } from "node:process";', ""] : [];
  return [...key, ...call, JAVASCRIPT_REPLIES[reply]].join("\n");
}

const JAVASCRIPT_REPLIES = {
  json: "console.log(response.status, await response.json());",
  text: "console.log(response.status, await response.text());",
  file: "console.log(response.status, await response.arrayBuffer());",
  stream:
    "for await (const text of response.body.pipeThrough(new TextDecoderStream())) {\n  console.log(text);\n}",
} as const;

function javaScriptBody(body: string): string {
  const value = jsonOf(body);
  return value === undefined
    ? JSON.stringify(body)
    : `JSON.stringify(${JSON.stringify(value, null, 2).replaceAll("\n", "\n  ")})`;
}

function python({ method, url, headers, body }: ApiRequest, { isPrivate, reply }: Shape): string {
  const value = body === null ? undefined : jsonOf(body);
  const entries = [
    ...(isPrivate ? ['"Authorization": "Bearer " + os.environ["KV_KEY"]'] : []),
    ...Object.entries(headers).map(([name, text]) => `${JSON.stringify(name)}: ${JSON.stringify(text)}`),
  ];
  const data =
    body === null
      ? []
      : [
          `    data=${value === undefined ? JSON.stringify(body) : `json.dumps(${pythonOf(value)})`}.encode(),`,
        ];
  const modules = [...(value === undefined ? [] : ["json"]), ...(isPrivate ? ["os"] : []), "urllib.request"];
  return [
    ...modules.map((name) => `import ${name}`),
    "",
    "request = urllib.request.Request(",
    `    ${JSON.stringify(url)},`,
    ...(method === "GET" ? [] : [`    method=${JSON.stringify(method)},`]),
    ...(entries.length > 0
      ? ["    headers={", ...entries.map((entry) => `        ${entry},`), "    },"]
      : []),
    ...data,
    ")",
    "with urllib.request.urlopen(request) as response:",
    PYTHON_REPLIES[reply],
  ].join("\n");
}

const PYTHON_REPLIES = {
  json: "    print(response.status, response.read().decode())",
  text: "    print(response.status, response.read().decode())",
  file: "    print(response.status, len(response.read()))",
  stream: '    for line in response:\n        print(line.decode(), end="")',
} as const;

/** A value of JSON as Python writes it, indented within a call. */
function pythonOf(value: unknown, indent = "    "): string {
  const inner = `${indent}    `;
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    return `[\n${value.map((item) => `${inner}${pythonOf(item, inner)},\n`).join("")}${indent}]`;
  }
  if (typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return "{}";
  const lines = entries.map(([name, item]) => `${inner}${JSON.stringify(name)}: ${pythonOf(item, inner)},\n`);
  return `{\n${lines.join("")}${indent}}`;
}

/** Undefined for what is no JSON, and where reading it would change a number. */
function jsonOf(text: string): unknown {
  if (/\d{16}/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
