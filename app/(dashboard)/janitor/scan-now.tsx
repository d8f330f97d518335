"use client";

import { ScanSearch } from "lucide-react";
import { useActionState } from "react";
import { Submit } from "@/components/ui/submit";
import { scanAction } from "./actions";

/** Starts a scan; the page shows how far it is. */
export function ScanNow() {
  const [state, action] = useActionState(scanAction, null);
  return (
    <form action={action} className="flex flex-wrap items-center gap-2">
      <Submit title="Looks at the whole vault as it lies on the disk, and changes nothing">
        <ScanSearch aria-hidden className="size-4" /> Scan now
      </Submit>
      {state && !state.ok && (
        <span role="alert" className="text-failed">
          {state.message}
        </span>
      )}
      <span role="status" className="sr-only">
        {state?.ok && (state.value.reused ? "A scan goes on already" : "The scan was started")}
      </span>
    </form>
  );
}
