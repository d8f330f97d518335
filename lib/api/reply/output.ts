import { isDeepStrictEqual } from "node:util";
import { env } from "@/lib/env";
import type { OperationSpec } from "@/lib/operation";

/**
 * The output as its schema declares it: keys that the schema does not name are left out. Throws where it does not fit
 * the schema, and under `KV_STRICT` where something would be left out: both are faults of the operation.
 */
export function checkOutput<Spec extends Pick<OperationSpec, "id" | "output">>(
  op: Spec,
  output: unknown,
): unknown {
  const checked = op.output.safeParse(output);
  if (!checked.success) {
    throw new Error(`The output of ${op.id} does not fit its schema`, { cause: checked.error });
  }
  if (env().KV_STRICT === "yes" && !isDeepStrictEqual(asJson(checked.data), asJson(output))) {
    throw new Error(`The output of ${op.id} has keys that its schema does not name`);
  }
  return checked.data;
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
