import { z } from "zod";
import { audit } from "@/lib/audit";
import { invalid } from "@/lib/core/errors";
import { masterKeys } from "@/lib/core/secrets";
import { notify } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { secretInput } from "../credentials/secret";
import { restartContainers } from "../runtime/containers";
import { CREDENTIALS, type CredentialKey, isCredentialKey, PROTECTED_KEY } from "../secrets/names";
import { putCredential, removeCredential } from "../secrets/store";

const valueInput = secretInput.nullable();

/** Accepts unknown keys, so that `check` can report each. */
const input = z.looseObject(
  Object.fromEntries(CREDENTIALS.map(({ key }) => [key, valueInput.optional()])) as Record<
    CredentialKey,
    z.ZodOptional<typeof valueInput>
  >,
);

const output = z.object({ message: z.string(), restarted: z.array(z.string()) });

/**
 * Sets and removes credentials; all are checked before any is written. Then restarts both containers of the account in
 * every process, which interrupts their agents. Throws `VALIDATION_ERROR`.
 */
export const changeCredentials = defineOperation({
  id: "changeCredentials",
  http: { method: "PATCH", path: "/admin/credentials" },
  tag: "Models",
  summary: "Set and remove credentials; restarts the agents, which interrupts their work",
  description: "Null removes a credential. All keys are checked before any is written.",
  input,
  output,
  examples: [
    {
      input: { ROUTER_API_KEY: "sk-or-v1-0123456789abcdef", PROVIDER_A_API_KEY: null },
      output: { message: "Credentials updated", restarted: ["app", "gateway"] },
    },
  ],
  run: async (ctx, input) => {
    const changes = check(input);
    const keys = masterKeys();
    const restarted = await ctx.db.tx(async (tx) => {
      for (const [key, value] of changes) {
        if (value === null) await removeCredential(ctx, tx, key);
        else await putCredential(ctx, tx, keys, key, value);
        await audit(ctx, tx, {
          action: value === null ? "credential.remove" : "credential.set",
          subject: key,
        });
      }
      await notify(ctx, tx, "kv_live");
      return restartContainers(ctx, tx);
    });
    return { message: "Credentials updated", restarted };
  },
});

/** Errors name the key and never quote its value. */
function check(input: object): [CredentialKey, string | null][] {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined);
  if (entries.length === 0) throw invalid("", "Name at least one credential to set or remove");
  for (const [key] of entries) {
    if (key === PROTECTED_KEY) throw invalid(key, "Cannot modify protected key");
    if (!isCredentialKey(key)) {
      throw invalid(
        key,
        `${key} is not a credential: must be one of ${CREDENTIALS.map((each) => each.key).join(", ")}`,
      );
    }
  }
  return entries as [CredentialKey, string | null][];
}
