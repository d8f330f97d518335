import { invalid } from "@/lib/core/errors";
import { textInput } from "@/lib/core/text";
import { isCommonPassword } from "./common";

/** Characters. */
export const MIN_PASSWORD = 10;
const MAX_PASSWORD = 200;

/** A chosen password: its length counts, not which characters it is made of. */
export const newPasswordInput = textInput
  .min(MIN_PASSWORD, `at least ${MIN_PASSWORD} characters`)
  .max(MAX_PASSWORD, `at most ${MAX_PASSWORD} characters`);

/** Throws `VALIDATION_ERROR` under the name of the field when a new password is a common one. */
export async function refuseCommonPassword(field: string, password: string): Promise<void> {
  if (await isCommonPassword(password))
    throw invalid(
      field,
      "this is one of the 100,000 most common passwords, which are guessed first: choose another",
    );
}
