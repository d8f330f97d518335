import { z } from "zod";
import { KvError, notFound } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { findUnstorable } from "@/lib/core/storable";
import { HEADER_NAMES, type OperationSpec } from "@/lib/operation";
import { readInput } from "./input";
import type { ApiRequest } from "./request";

/** An operation's input as it was sent, and as the schema made it. */
export interface ParsedRequest {
  raw: Record<string, unknown>;
  input: Record<string, unknown>;
}

type Spec = OperationSpec & { kind: string };

/** Reads the input of an operation from a request. Throws `VALIDATION_ERROR`, `NOT_FOUND`, and as `readBody` does. */
export async function parseRequest(op: Spec, request: ApiRequest): Promise<ParsedRequest> {
  const raw = await readInput(op, request);
  return { raw, input: parseInput(op, raw) };
}

function parseInput(op: Spec, raw: Record<string, unknown>): Record<string, unknown> {
  try {
    return parse(op.input, raw);
  } catch (error) {
    if (error instanceof KvError && namesNothing(op, raw, error)) throw notFound(error.message);
    throw error instanceof KvError ? withHeaderNames(error) : error;
  }
}

/** The same error, with headers as HTTP calls them: `If-None-Match`, not `ifNoneMatch`. */
function withHeaderNames({ code, message, details = [] }: KvError): KvError {
  const named = details.map((each) => ({ ...each, path: headerName(each.path) }));
  const [before, after] = [details[0]?.path, named[0]?.path];
  const isFirst = before !== after && message.startsWith(`${before}: `);
  return new KvError(code, isFirst ? `${after}${message.slice(before?.length)}` : message, {
    details: named,
  });
}

/** A key of a request may be named like a property that every object has. */
const headerName = (key: string): string =>
  (Object.hasOwn(HEADER_NAMES, key) ? HEADER_NAMES[key] : key) ?? key;

/** Whether all that is wrong is an id in the path that has not the form of one: nothing is there. */
const namesNothing = ({ http, input }: Spec, raw: object, { details = [] }: KvError): boolean =>
  findUnstorable(raw) === null &&
  details.every(({ path }) => http.path.includes(`{${path}}`) && input.shape[path] instanceof z.ZodUUID);
