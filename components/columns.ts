import { noResponse } from "@/components/no-response";
import { fieldsOf } from "@/components/reply";

type Fields = Partial<Record<string, unknown>>;

/** Fetches what a page draws, as columns; what is wrong, as a message, where that fails. */
export async function fetchColumns(address: string, signal: AbortSignal): Promise<Fields | string> {
  const reply = await fetch(address, { signal }).catch(() => null);
  if (!reply) return noResponse("reload the page");
  const fields = await fieldsOf(reply);
  if (reply.ok) return fields;
  const { message } = fields;
  return typeof message === "string" ? message : `The server answered with status ${reply.status}.`;
}

export const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
export const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
