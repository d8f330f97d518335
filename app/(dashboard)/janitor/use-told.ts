"use client";

import { useActionState } from "react";
import type { FormState } from "@/app/(dashboard)/action";
import { type Saying, useSay } from "./sayings";

type Action<T> = (state: FormState<T>, form: FormData) => Promise<FormState<T>>;

/**
 * As `useActionState`, and tells the page what came of it: failures in the verb's words, success in those of `said`.
 * Told at once, not by an effect, since the form may be gone with what it acted on.
 */
export function useTold<T>(
  action: Action<T>,
  said: (value: T) => Saying | null = () => null,
  onDone: () => void = () => {},
) {
  const say = useSay();
  return useActionState(async (state: FormState<T>, form: FormData) => {
    const result = await action(state, form);
    if (!result) return result;
    const saying: Saying | null = result.ok ? said(result.value) : { kind: "failed", text: result.message };
    if (saying) say(saying);
    if (result.ok) onDone();
    return result;
  }, null);
}
