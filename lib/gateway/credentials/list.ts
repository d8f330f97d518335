import type { Context } from "@/lib/db";
import { runtimeOf } from "../runtime/runtime";
import { CREDENTIALS, type CredentialKey, mask } from "../secrets/names";

/** A credential as it is shown: never whole. */
export interface Credential {
  key: CredentialKey;
  label: string;
  description: string;
  set: boolean;
  masked: string | null;
  used_by: string[];
}

/** Every known credential of the account, in their order. */
export async function listCredentials(ctx: Context): Promise<{ credentials: Credential[] }> {
  const { credentials } = await runtimeOf(ctx);
  return {
    credentials: CREDENTIALS.map(({ key, label, description, usedBy }) => {
      const value = credentials.get(key);
      return {
        key,
        label,
        description,
        set: value !== undefined,
        masked: value === undefined ? null : mask(value),
        used_by: [...usedBy],
      };
    }),
  };
}
