import { z } from "zod";
import { audit } from "@/lib/audit";
import { invalid, KvError } from "@/lib/core/errors";
import { type Context, notify } from "@/lib/db";
import { bumpContainers, type Container } from "../runtime/containers";
import { masterKeys } from "../runtime/runtime";
import { CREDENTIALS, type CredentialKey, isCredentialKey, PROTECTED_KEY } from "../secrets/names";
import { putCredential, removeCredential } from "../secrets/store";
import { secretInput } from "./secret";

const valueInput = secretInput.nullable();

export const changeCredentialsInput = z.strictObject(
  Object.fromEntries(CREDENTIALS.map(({ key }) => [key, valueInput.optional()])) as Record<
    CredentialKey,
    z.ZodOptional<typeof valueInput>
  >,
);

export interface ChangedCredentials {
  message: string;
  restarted: Container[];
}

/**
 * Sets and removes credentials: all are checked before any is written. Then both containers of the account are
 * restarted in every process, which interrupts what their agents do. Throws `VALIDATION_ERROR`.
 */
export async function changeCredentials(
  ctx: Context,
  input: z.input<typeof changeCredentialsInput>,
): Promise<ChangedCredentials> {
  const changes = check(input);
  const keys = masterKeys();
  const restarted = await ctx.db.tx(async (tx) => {
    for (const [key, value] of changes) {
      if (value === null) await removeCredential(ctx, tx, key);
      else await putCredential(ctx, tx, keys, key, value);
      await audit(ctx, tx, { action: value === null ? "credential.remove" : "credential.set", subject: key });
    }
    await notify(ctx, tx, "kv_live");
    return bumpContainers(ctx, tx);
  });
  return { message: "Credentials updated", restarted };
}

/** Errors name the key and never quote its value. */
function check(input: object): [CredentialKey, string | null][] {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined);
  if (entries.length === 0)
    throw new KvError("VALIDATION_ERROR", "Name at least one credential to set or remove");
  for (const [key, value] of entries) {
    if (key === PROTECTED_KEY) throw invalid(key, "Cannot modify protected key");
    if (!isCredentialKey(key)) {
      throw invalid(
        key,
        `${key} is no credential: name some of ${CREDENTIALS.map((each) => each.key).join(", ")}`,
      );
    }
    const fault = valueInput.safeParse(value).error?.issues[0]?.message;
    if (fault !== undefined) throw invalid(key, `${key}: ${fault}`);
  }
  return entries as [CredentialKey, string | null][];
}
