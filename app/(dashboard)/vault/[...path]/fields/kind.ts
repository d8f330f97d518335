/** How a field is edited. */
export const KINDS = ["text", "list", "number", "date", "yes-no"] as const;
export type Kind = (typeof KINDS)[number];

export const KIND_NAMES: Record<Kind, string> = {
  text: "Text or link",
  list: "List",
  number: "Number",
  date: "Date",
  "yes-no": "Yes or no",
};

export const isKind = (text: string): text is Kind => KINDS.some((kind) => kind === text);

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const isScalar = (value: unknown): boolean => value === null || typeof value !== "object";

/** How a value is edited; undefined for one that only its source can show. */
export function kindOf(value: unknown): Kind | undefined {
  if (typeof value === "boolean") return "yes-no";
  if (typeof value === "number") return "number";
  if (typeof value === "string") return DATE.test(value) ? "date" : "text";
  if (Array.isArray(value)) return value.every(isScalar) ? "list" : undefined;
  return value === null || value === undefined ? "text" : undefined;
}
