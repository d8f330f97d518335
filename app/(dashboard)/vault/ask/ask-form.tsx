"use client";

import { MessageCircleQuestionMark } from "lucide-react";
import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { FormError } from "@/components/form/form-error";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { askAction } from "./actions";
import { Answer } from "./answer";

export function AskForm({ question }: { question: string }) {
  const submission = useFormAction(askAction);
  const { state, failure, isPending } = submission;
  return (
    <>
      <ActionForm submission={submission} className="flex max-w-3xl flex-col gap-3">
        <FormError failure={failure} fields={["question"]} />
        <TextField
          name="question"
          label="Question"
          placeholder="Ask, such as: how long is the notice period of the lease?"
          autoComplete="off"
          required
          maxLength={500}
          defaultValue={failure?.given.question ?? question}
          error={failure?.fields.question}
        />
        <div>
          <Submit size="large">
            <MessageCircleQuestionMark aria-hidden className="size-4" /> Ask
          </Submit>
        </div>
      </ActionForm>
      <div aria-live="polite" aria-busy={isPending}>
        {state?.ok && <Answer reply={state.value} />}
      </div>
    </>
  );
}
