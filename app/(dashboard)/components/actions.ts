"use server";

import type { FormFailure, FormState, Message } from "@/components/form/state";

export async function succeedAction(): Promise<FormState<Message>> {
  return { ok: true, value: { text: "It is done.", link: { href: "/home", label: "Open Home" } } };
}

export async function failAction(): Promise<FormFailure> {
  return { ok: false, message: "It was not done: this action always fails.", fields: {}, given: {} };
}
