const MAX_WIDTH = 100;

/** JSON for reading: whatever fits on one line is on one. */
export function jsonText(value: unknown, indent = ""): string {
  const line = inline(value);
  if (indent.length + line.length <= MAX_WIDTH || typeof value !== "object" || value === null) return line;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((each) => jsonText(each, inner))
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([key, each]) => `${JSON.stringify(key)}: ${jsonText(each, inner)}`);
  const [open, close] = isList ? "[]" : "{}";
  return `${open}\n${items.map((item) => inner + item).join(",\n")}\n${indent}${close}`;
}

/** On one line, with a blank after colons and commas. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  if (entries.length === 0) return "{}";
  return `{ ${entries.map(([key, each]) => `${JSON.stringify(key)}: ${inline(each)}`).join(", ")} }`;
}
