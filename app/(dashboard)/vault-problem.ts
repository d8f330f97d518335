"use server";

import { act } from "@/app/action";
import type { FormState } from "@/components/form/state";
import { vaultProblem } from "@/lib/accounts";

/** Why the vault of who is signed in cannot be used; null when it can. */
export const vaultProblemAction = async (): Promise<FormState<string | null>> =>
  act(new FormData(), vaultProblem);
