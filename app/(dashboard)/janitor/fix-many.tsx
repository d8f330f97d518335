"use client";

import { Sparkles } from "lucide-react";
import { useState } from "react";
import { Button, type ButtonSize } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import { Submit } from "@/components/ui/submit";
import { fixManyAction } from "./actions";
import { useTold } from "./use-told";
import { count } from "./words";

interface Props {
  /** Only issues of this code; everything when missing. */
  code?: string;
  issues: number;
  files: number;
  label: string;
  size?: ButtonSize;
}

/** A button that says what a fix will touch before it starts one. */
export function FixMany({ code, issues, files, label, size = "normal" }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const [state, action] = useTold(fixManyAction, () => null, close);
  return (
    <>
      <Button size={size} onClick={() => setIsAsking(true)}>
        <Sparkles aria-hidden className="size-4" /> {label} ({issues.toLocaleString("en")})
      </Button>
      {isAsking && (
        <Modal title={`${label}?`} onClose={close}>
          <form action={action} className="flex flex-col gap-4">
            {state && !state.ok && <Notice kind="failed">{state.message}</Notice>}
            {code && <input type="hidden" name="code" value={code} />}
            <p>
              This repairs {count(issues, "issue")} in {count(files, "file")}, by the last sweep. Only what is
              certain is changed, nothing else in those files; each fix can be taken back alone, or all of
              them together.
            </p>
            <div className="flex justify-end gap-2">
              <Button onClick={close}>Cancel</Button>
              <Submit>Fix {count(issues, "issue")}</Submit>
            </div>
          </form>
        </Modal>
      )}
    </>
  );
}
