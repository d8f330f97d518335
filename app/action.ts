import { revalidatePath } from "next/cache";
import { redirect, unstable_rethrow } from "next/navigation";
import { type FormState, givenOf, type Message } from "@/components/form/state";
import { workflowHref } from "@/components/runs/href";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { logger } from "@/lib/log/log";
import type { StartedRun } from "@/lib/runs";
import { asSentence } from "./sentence";
import { SESSION_ENDED, visitor } from "./session/current";

/**
 * Does `work` for the signed-in user. If nobody is signed in, the form is notified and keeps what was typed.
 * @param refresh the page to render again afterwards, with those below it
 */
export async function act<T>(
  form: FormData,
  work: (ctx: Context) => Promise<T>,
  refresh?: string,
): Promise<FormState<T>> {
  const found = await visitor();
  if (!found)
    return { ok: false, message: SESSION_ENDED, fields: {}, given: givenOf(form), isSignedOut: true };
  const result = await answer(form, () => work(found.ctx));
  if (refresh) revalidatePath(refresh, "layout");
  return result;
}

/**
 * Like `act`, then redirects to another page, which replaces that of the dialog: Back does not open it again.
 * @param refresh the page to render again, and where to go unless `href` says otherwise
 */
export async function actAndClose<T>(
  form: FormData,
  work: (ctx: Context) => Promise<T>,
  refresh: string,
  href: (value: T) => string = () => refresh,
): Promise<FormState<never>> {
  const result = await act(form, work, refresh);
  if (result?.ok) redirect(href(result.value), "replace");
  return result;
}

/** Does `work` and translates what it throws into messages of a form. */
export async function answer<T>(form: FormData, work: () => Promise<T>): Promise<FormState<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    unstable_rethrow(error);
    return { ok: false, ...messagesOf(error), given: givenOf(form) };
  }
}

function messagesOf(error: unknown): { message: string; fields: Record<string, string> } {
  if (error instanceof KvError) {
    const fields = Object.fromEntries((error.details ?? []).map((d) => [d.path, asSentence(d.message)]));
    return { message: asSentence(error.message), fields };
  }
  const reference = crypto.randomUUID().slice(0, 8);
  logger("web").error({ err: error, reference }, "a form failed");
  return { message: `Something went wrong on the server (reference ${reference} in its log).`, fields: {} };
}

/** The text of a field; empty when it is missing. */
export function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** What a button that starts a run reports. */
export const startedMessage = (what: string, run: StartedRun): Message => ({
  text: run.reused ? "Already running." : `${what} started.`,
  link: { href: workflowHref(run), label: "View run" },
});
