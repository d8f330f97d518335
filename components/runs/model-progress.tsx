import { LoaderCircle } from "lucide-react";
import { formatNumber } from "@/lib/core/count";
import type { RunProgress } from "@/lib/runs";
import { Elapsed } from "./elapsed";

/** A model that is writing, and how much so far. */
export function ModelProgress({ progress: { model, characters, since } }: { progress: RunProgress }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-muted">
      <LoaderCircle aria-hidden className="size-4 animate-spin motion-reduce:animate-none" />
      <span>
        <code className="wrap-anywhere">{model}</code>{" "}
        {characters === 0
          ? "has not begun to answer"
          : `is answering: ${formatNumber(characters)} characters`}
      </span>
      <Elapsed since={since} />
    </p>
  );
}
