import { unstable_rethrow } from "next/navigation";
import { noResponse } from "@/components/no-response";
import { type FormAction, type FormState, givenOf } from "./state";

/**
 * The reply of a form's action. A server that does not respond is a failure of the form: thrown, it would replace the page, with
 * all that was typed. A redirect is thrown.
 */
export async function replyOf<T>(
  action: FormAction<T>,
  state: FormState<T>,
  form: FormData,
): Promise<FormState<T>> {
  try {
    return await action(state, form);
  } catch (error) {
    unstable_rethrow(error);
    return { ok: false, message: NO_RESPONSE, fields: {}, given: givenOf(form) };
  }
}

const NO_RESPONSE = noResponse("try again", ", so this may not have been done");
