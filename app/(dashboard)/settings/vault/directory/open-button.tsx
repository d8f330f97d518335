"use client";

import { FolderOpen } from "lucide-react";
import { ConfirmButton } from "@/components/form/confirm-button";
import { count } from "@/lib/core/count";
import { openAction } from "./actions";
import type { Before } from "./directory-list";

/** A button that opens a directory. A dialog comes first. */
export function OpenButton({
  directory,
  name,
  before: { vault, records },
}: {
  directory: string;
  name: string;
  before: Before;
}) {
  return (
    <ConfirmButton
      action={openAction}
      values={{ directory }}
      trigger={{
        "aria-label": `Open ${name}`,
        children: (
          <>
            <FolderOpen aria-hidden className="size-4" /> Open
          </>
        ),
      }}
      title={`Open ${name}?`}
      button="Open"
      look="primary"
    >
      <p>
        <code className="font-mono text-xs break-all">{directory}</code> becomes your vault. Its files are
        indexed and stay as they are; workers write nothing until you allow it on the next page.
      </p>
      {vault !== null && records > 0 && (
        <p>
          The {count(records, "record")} in <code className="font-mono text-xs break-all">{vault}</code> stay
          there, and you can open that directory again. This deletes the settings of that vault, and what
          workers derived from it, such as issues and proposals.
        </p>
      )}
    </ConfirmButton>
  );
}
