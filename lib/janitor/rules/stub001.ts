import { issueOf } from "../issue";
import type { Rule } from "./rule";

/** Characters; a shorter body is a stub. */
const MIN_BODY_LENGTH = 50;

/** A record with almost no body. */
export const stub001: Rule = (vault) =>
  vault.records
    .filter(({ record }) => !record.obstacle && record.bodyLength < MIN_BODY_LENGTH)
    .map(({ path, record }) =>
      issueOf(path, {
        code: "STUB001",
        severity: "info",
        key: "body",
        message: "The body is almost empty.",
        detail: `It has ${record.bodyLength} characters; under ${MIN_BODY_LENGTH} is a stub.`,
        suggested_fix: "Add what is known",
      }),
    );
