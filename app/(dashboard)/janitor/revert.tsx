"use client";

import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import { Submit } from "@/components/ui/submit";
import { exact } from "@/components/ui/time";
import type { Reverted } from "@/lib/janitor";
import { revertAction } from "./actions";
import type { Saying } from "./sayings";
import { useTold } from "./use-told";
import { count } from "./words";

function said({ reverted, files, left }: Reverted): Saying {
  const done = `Took back ${reverted === 1 ? "one fix" : `${reverted} fixes`} in ${count(files.length, "file")}.`;
  if (left.length === 0) return { kind: "ok", text: done };
  const reasons = left.slice(0, 3).map(({ reason }) => reason);
  return { kind: "warning", text: `${done} ${left.length} stayed: ${reasons.join("; ")}` };
}

/** Takes back all that a sweep fixed, after asking. */
export function RevertSweep({ sweep, fixed, at }: { sweep: string; fixed: number; at: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const [state, action] = useTold(revertAction, said, close);
  return (
    <>
      <Button
        size="small"
        aria-label={`Take back what the sweep of ${exact(new Date(at))} fixed`}
        onClick={() => setIsAsking(true)}
      >
        <Undo2 aria-hidden className="size-3.5" /> Take back
      </Button>
      {isAsking && (
        <Modal title="Take back what this sweep fixed?" onClose={close}>
          <form action={action} className="flex flex-col gap-4">
            {state && !state.ok && <Notice kind="failed">{state.message}</Notice>}
            <input type="hidden" name="sweep" value={sweep} />
            <p>
              The files get back what stood there before the {count(fixed, "issue")} were fixed. A file that
              has been changed since stays as it is, and is named.
            </p>
            <div className="flex justify-end gap-2">
              <Button onClick={close}>Cancel</Button>
              <Submit>Take it back</Submit>
            </div>
          </form>
        </Modal>
      )}
    </>
  );
}

/** Takes back one fix. */
export function RevertFix({ entry, what }: { entry: number; what: string }) {
  const [, action] = useTold(revertAction, said);
  return (
    <form action={action}>
      <input type="hidden" name="entry" value={entry} />
      <Submit look="secondary" size="small" aria-label={`Take back ${what}`}>
        <Undo2 aria-hidden className="size-3.5" /> Take back
      </Submit>
    </form>
  );
}
