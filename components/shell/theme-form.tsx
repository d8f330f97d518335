"use client";

import type { ReactNode } from "react";
import { ActionForm } from "@/components/form/action-form";
import { useFormAction } from "@/components/form/use-form-action";
import { useReplyToast } from "@/components/form/use-reply-toast";
import { setThemeAction } from "./actions";

/** The form around the buttons, which are made on the server. */
export function ThemeForm({ children }: { children: ReactNode }) {
  const report = useReplyToast(() => null);
  return (
    <ActionForm submission={useFormAction(setThemeAction, report)} className="flex gap-0.5">
      {children}
    </ActionForm>
  );
}
