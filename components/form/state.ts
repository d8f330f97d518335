/** What a form shows of its last submission; null before the first. */
export type FormState<T = void> = null | { ok: true; value: T } | FormFailure;

export interface FormFailure {
  ok: false;
  message: string;
  /** One message per invalid field. */
  fields: Record<string, string>;
  /** What was typed, for a form that is rendered again without JavaScript. Never holds secrets. */
  given: Record<string, string>;
  /** The session has ended: the form offers to sign in again. */
  isSignedOut?: boolean;
}

/** The server action of a form. */
export type FormAction<T = void> = (state: FormState<T>, form: FormData) => Promise<FormState<T>>;

/** What a button reports after its action succeeded. */
export interface Message {
  kind?: "ok" | "warning";
  text: string;
  link?: { href: string; label: string };
}

/** Fields that no reply repeats: a secret is typed again. */
const SECRET = /password|secret/i;

/** The text fields of a form, without secrets and without the framework's own. */
export const givenOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === "string" && !name.startsWith("$") && !SECRET.test(name) ? [[name, value]] : [],
    ),
  );
