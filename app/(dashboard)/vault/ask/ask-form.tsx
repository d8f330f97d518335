"use client";

import { MessageCircleQuestionMark } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { FormError } from "@/components/form/form-error";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { askAction, type Reply } from "./actions";
import { Answer } from "./answer";
import { keepReply, keptReply } from "./replies";

interface Props {
  account: string;
  /** The question of the address. */
  question: string;
  /** Whether no model is asked: then a question of the address is answered at once. */
  isFree: boolean;
}

/** Asks, and puts the question into the address: Back leads to the one before, with its answer. */
export function AskForm({ account, question: first, isFree }: Props) {
  const asked = useSearchParams().get("question")?.trim() ?? first;
  /** The question in the field, unless something else has been typed since. */
  const shown = useRef(asked);
  const submission = useFormAction<Reply>(askAction, (reply) => {
    if (!reply.ok) return;
    const { question } = reply.value;
    keepReply(account, reply.value);
    if (question === asked) return;
    shown.current = question;
    window.history.pushState(null, "", addressOf(question));
  });
  const { state, failure, isPending } = submission;
  const reply = keptReply(account, asked) ?? (state?.ok ? state.value : undefined);

  const form = useRef<HTMLDivElement>(null);
  // Another question of the address comes into the field; the element and its focus stay.
  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>("input[name=question]");
    if (input && asked !== shown.current) input.value = asked;
    shown.current = asked;
  }, [asked]);
  useEffect(() => {
    if (!isFree || first === "" || keptReply(account, first)) return;
    form.current?.querySelector("form")?.requestSubmit();
  }, [account, first, isFree]);

  return (
    <>
      <div ref={form}>
        <ActionForm submission={submission} className="flex max-w-3xl flex-col gap-3">
          <FormError failure={failure} fields={["question"]} />
          <TextField
            name="question"
            label="Question"
            placeholder="Ask, such as: how long is the notice period of the lease?"
            autoComplete="off"
            required
            maxLength={500}
            defaultValue={failure?.given.question ?? first}
            error={failure?.fields.question}
          />
          <div>
            <Submit size="large">
              <MessageCircleQuestionMark aria-hidden className="size-4" /> Ask
            </Submit>
          </div>
        </ActionForm>
      </div>
      <div aria-live="polite" aria-busy={isPending}>
        {reply && <Answer reply={reply} />}
      </div>
    </>
  );
}

const addressOf = (question: string): string => `/vault/ask?${new URLSearchParams({ question })}`;
