"use client";

import type { ReactNode } from "react";
import { usePlainAction } from "@/components/form/use-plain-action";
import { setThemeAction } from "./actions";

/** The form around the buttons, which are made on the server. */
export function ThemeForm({ children }: { children: ReactNode }) {
  const { post, send } = usePlainAction(setThemeAction);
  return (
    <form
      action={post}
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget, event.nativeEvent.submitter));
      }}
      className="flex gap-0.5"
    >
      {children}
    </form>
  );
}
