"use client";

import { Telescope } from "lucide-react";
import { useActionState } from "react";
import { Submit } from "@/components/ui/submit";
import { surveyAction } from "./actions";

/** Starts a survey; the page shows how far it is. */
export function SurveyNow() {
  const [state, action] = useActionState(surveyAction, null);
  return (
    <form action={action} className="flex flex-wrap items-center gap-2">
      <Submit title="Looks at every record that has changed, and groups all of them by what they mean">
        <Telescope aria-hidden className="size-4" /> Survey now
      </Submit>
      {state && !state.ok && (
        <span role="alert" className="text-failed">
          {state.message}
        </span>
      )}
      <span role="status" className="sr-only">
        {state?.ok && (state.value.reused ? "A survey goes on already" : "The survey was started")}
      </span>
    </form>
  );
}
