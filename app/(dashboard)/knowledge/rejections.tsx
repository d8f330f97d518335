"use client";

import { Undo2 } from "lucide-react";
import { useTold } from "@/app/(dashboard)/janitor/use-told";
import { Submit } from "@/components/ui/submit";
import { Time } from "@/components/ui/time";
import type { Rejection } from "@/lib/distiller";
import { restoreAction } from "./actions";

/** What was rejected: each can be taken back. */
export function Rejections({ rejections }: { rejections: Rejection[] }) {
  if (rejections.length === 0) return null;
  return (
    <section aria-labelledby="rejected" className="mt-8">
      <h2 id="rejected" className="text-base font-semibold">
        Rejected
      </h2>
      <p className="mb-2 text-muted">These do not come back, whatever record says so.</p>
      <ul aria-label="Rejected" className="rounded-lg border border-line bg-surface">
        {rejections.map((each) => (
          <Row key={each.rejection} rejection={each} />
        ))}
      </ul>
    </section>
  );
}

function Row({ rejection: { rejection, kind, name, at } }: { rejection: Rejection }) {
  const [, restore] = useTold(restoreAction, (back) => ({
    kind: "ok" as const,
    text: `Taken back: ${back.name}`,
  }));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-line px-3 py-2 last:border-0">
      <span className="min-w-0 break-words">
        {name}{" "}
        <span className="text-muted">
          {kind}, <Time at={at} />
        </span>
      </span>
      <form action={restore}>
        <input type="hidden" name="rejection" value={rejection} />
        <Submit size="small" look="secondary" aria-label={`Take back the rejection of ${name}`}>
          <Undo2 aria-hidden className="size-3.5" /> Take back
        </Submit>
      </form>
    </li>
  );
}
