"use client";

import type { ComponentProps } from "react";
import { ActionForm } from "@/components/form/action-form";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { useReplyToast } from "@/components/form/use-reply-toast";
import { type Previewed, previewAction } from "../actions";

interface Props extends ComponentProps<typeof Submit> {
  values: Record<string, string>;
  onPreview: (previewed: Previewed) => void;
}

/** Asks what a fix would change. */
export function PreviewButton({ values, onPreview, ...rest }: Props) {
  const report = useReplyToast<Previewed>(() => null);
  const submission = useFormAction(previewAction, (reply) => {
    report(reply);
    if (reply.ok) onPreview(reply.value);
  });
  return (
    <ActionForm submission={submission} values={values} className="max-w-full">
      <Submit look="secondary" size="small" {...rest} />
    </ActionForm>
  );
}
