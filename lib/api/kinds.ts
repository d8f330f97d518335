import type {
  FileOperation,
  Operation,
  OperationSpec,
  PublicOperation,
  StreamOperation,
} from "@/lib/operation";
import type { RunOperation } from "@/lib/runs";

/** Any operation of the API; `kind` says how its reply is made. */
export type ApiOperation = Operation | RunOperation | StreamOperation | FileOperation | PublicOperation;

/** Whether a key that may only read is refused. */
export const isWriting = (op: OperationSpec & { kind: string }): boolean =>
  op.http.method !== "GET" && op.kind !== "public";

/** Whether a reply has an entity tag, so that a client that has it gets 304. */
export const isConditional = (op: OperationSpec & { kind: string }): boolean =>
  op.http.method === "GET" &&
  (op.kind === "plain" || op.kind === "public" || op.http.headerNames?.includes("ETag") === true);

/** Whether a repeated call is done once, and may get the stored first reply, which belongs to an account. */
export const acceptsIdempotencyKey = (op: OperationSpec & { kind: string }): boolean => isWriting(op);

/** Whether the reply to such a call may be stored. */
export const mayStoreReply = (op: OperationSpec): boolean => op.containsSecret !== true;
