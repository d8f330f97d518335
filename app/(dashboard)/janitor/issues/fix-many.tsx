import { Sparkles } from "lucide-react";
import { ConfirmButton } from "@/components/form/confirm-button";
import { count, formatNumber } from "@/lib/core/count";
import { fixManyAction } from "../actions";
import { FixPreview } from "./fix-preview";

interface Props {
  /** Only issues of this code; every safe one when missing. */
  code?: string;
  issues: number;
  files: number;
  label: string;
}

/** A button that says what a fix will change before it starts one. */
export function FixMany({ code, issues, files, label }: Props) {
  return (
    <ConfirmButton
      action={fixManyAction}
      values={code ? { code } : {}}
      trigger={{
        children: (
          <>
            <Sparkles aria-hidden className="size-4" /> {label} ({formatNumber(issues)})
          </>
        ),
      }}
      title={`${label}?`}
      button={`Fix ${count(issues, "issue")}`}
      look="primary"
    >
      <p>
        This fixes {count(issues, "issue")} in {count(files, "file")} found by the last scan, and those that
        depend on them. Nothing else in those files changes, and each fix can be reverted.
      </p>
      <FixPreview scope={code ? { codes: [code] } : {}} />
    </ConfirmButton>
  );
}
