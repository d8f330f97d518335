"use client";

import { useEffect, useState } from "react";
import { draftKey, readDraft } from "@/components/editor/drafts";
import type { Part } from "@/components/editor/save";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";

const PARTS: readonly Part[] = ["body", "source"];

/** Offers to continue a draft that this browser keeps. */
export function DraftNotice({ account, path }: { account: string; path: string }) {
  const [part, setPart] = useState<Part | undefined>();
  useEffect(() => {
    setPart(PARTS.find((part) => readDraft(draftKey(account, path, part)) !== null));
  }, [account, path]);
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
