import type { z } from "zod";
import type { ErrorCode } from "@/lib/core/errors";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/**
 * One operation of `/api/v1`, said once: it validates requests, types the handler, and becomes OpenAPI.
 * The input is one object. Its keys named in `path` travel there; of the others those of a GET or DELETE,
 * and those in `query`, travel in the query string; `ifMatch` is the header `If-Match`; the rest is the JSON body.
 */
export interface Operation<
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
  Id extends string = string,
> {
  id: Id;
  method: Method;
  /** Below `/api/v1`; `{path}` may span segments. */
  path: `/${string}`;
  tag:
    | "Vault"
    | "Workers"
    | "Workflows"
    | "Schedules"
    | "Learning"
    | "Admin"
    | "Devices"
    | "Backups"
    | "Service";
  summary: string;
  description?: string;
  input: I;
  query?: readonly string[];
  /** Keys of the body that may stand in the query string instead. */
  either?: readonly string[];
  /** A key that the whole body may be instead of an object that bears it: a list that others export as a file. */
  wholeBody?: string;
  output: O;
  /** The reply never ends by itself: server-sent events, each of whose data is an output. */
  stream?: true;
  /** The reply is the bytes of a file, of which the output says nothing. */
  file?: true;
  /** Starts a run and waits for it; what takes longer is answered with 202 and `acceptedRun`. */
  long?: true;
  /** Needs no key; then its body is small. */
  open?: true;
  /** The body may come as a form, as OAuth sends it; its fields that have another name there, by that name. */
  form?: Readonly<Record<string, string>>;
  /** The reply bears a secret that is shown once: it is kept for no `Idempotency-Key`. */
  isShownOnce?: true;
  /** The status of success. */
  status: 200 | 201;
  /** Reply headers beyond the usual ones, made of the output. */
  headers?: (output: z.output<O>) => Record<string, string>;
  /** Their names, as the OpenAPI document lists them. */
  headerNames?: readonly string[];
  /** Codes this operation can answer beyond those that every operation can. */
  errors?: readonly ErrorCode[];
}

/** Keeps the exact types of an operation. */
export const operation = <I extends z.ZodObject, O extends z.ZodType, Id extends string>(
  op: Operation<I, O, Id>,
): Operation<I, O, Id> => op;
