import { unstable_rethrow } from "next/navigation";
import { requireContext } from "@/app/session/current";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { logger } from "@/lib/log/log";

/** What a form is told: null before it was sent, then what came of it. */
export type FormState<T = void> =
  | null
  | { ok: true; value: T }
  /** `fields`: one message a field at fault. `given`: what was typed, so that nothing has to be typed twice. */
  | { ok: false; message: string; fields: Record<string, string>; given: Record<string, string> };

/** Does `work` for whoever is signed in, and says what came of it. */
export function act<T>(form: FormData, work: (ctx: Context) => Promise<T>): Promise<FormState<T>> {
  return answer(form, async () => work(await requireContext()));
}

/** Does `work` and translates what it throws: the one place where errors become words in a form. */
export async function answer<T>(form: FormData, work: () => Promise<T>): Promise<FormState<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    unstable_rethrow(error);
    return { ok: false, ...inWords(error), given: given(form) };
  }
}

function inWords(error: unknown): { message: string; fields: Record<string, string> } {
  if (error instanceof KvError) {
    const fields = Object.fromEntries((error.details ?? []).map((d) => [d.path, asSentence(d.message)]));
    return { message: asSentence(error.message), fields };
  }
  const reference = crypto.randomUUID().slice(0, 8);
  logger("web").error({ err: error, reference }, "a form failed");
  return {
    message: `Something went wrong on our side. The log has it under ${reference}.`,
    fields: {},
  };
}

const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Fields whose value goes into no reply: a secret is typed again. */
const SECRET = /password|secret/i;

const given = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === "string" && !name.startsWith("$") && !SECRET.test(name) ? [[name, value]] : [],
    ),
  );

/** The text of a field; empty when it is missing. */
export function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
