import { issueOf } from "../issue";
import type { Rule } from "./rule";

/** Characters below which a body says too little. */
const SHORTEST = 50;

/** A record with next to no body. */
export const stub001: Rule = (vault) =>
  vault.records
    .filter(({ record }) => !record.obstacle && record.bodyLength < SHORTEST)
    .map(({ path, record }) =>
      issueOf(path, {
        code: "STUB001",
        severity: "info",
        key: "body",
        message: "The body says next to nothing.",
        detail: `It has ${record.bodyLength} characters; under ${SHORTEST} is a stub.`,
        suggested_fix: "Write what is known",
      }),
    );
