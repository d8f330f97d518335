import { parse } from "@/lib/core/parse";
import type { OperationSpec } from "@/lib/operation";
import { readInput } from "./input";
import type { ApiRequest } from "./request";

/** An operation's input as it was sent, and as the schema made it. */
export interface ParsedRequest {
  raw: Record<string, unknown>;
  input: Record<string, unknown>;
}

/** Reads the input of an operation from a request. Throws `VALIDATION_ERROR`, and as `readBody` does. */
export async function parseRequest(
  op: OperationSpec & { kind: string },
  request: ApiRequest,
): Promise<ParsedRequest> {
  const raw = await readInput(op, request);
  return { raw, input: parse(op.input, raw) };
}
