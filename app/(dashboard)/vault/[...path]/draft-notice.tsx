"use client";

import { useEffect, useState } from "react";
import { draftKey, moveDrafts, PARTS, type Part, readDraft } from "@/components/editor/drafts";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";

interface Props {
  account: string;
  path: string;
  /** The path before a move, where the draft still is. */
  from?: string;
}

/** Offers to continue a draft that this browser keeps. */
export function DraftNotice({ account, path, from }: Props) {
  const [part, setPart] = useState<Part | undefined>();
  useEffect(() => {
    if (from !== undefined) moveDrafts(account, { from, to: path });
    setPart(PARTS.find((part) => readDraft(draftKey(account, path, part)) !== null));
  }, [account, path, from]);
  if (!part) return null;
  return (
    <div className="mb-4">
      <Notice kind="info">
        You have a draft of this record that is not saved.{" "}
        <Link href={`?edit=${part}`} scroll={false} className="text-accent underline">
          Continue editing
        </Link>
      </Notice>
    </div>
  );
}
