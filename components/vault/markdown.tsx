import { Notice } from "@/components/ui/notice";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { existingRecordPath, type RecordDetail, type RenderFailure, readContent } from "@/lib/vault";
import { recordHtml } from "./embeds";
import { textOf } from "./record-text";
import { RenderedText } from "./rendered-text";
import { Source } from "./source";

const REASONS: Record<RenderFailure, string> = {
  "too long": "This text is too long to render.",
  "too complex": "This text is too complex to render.",
  "too slow": "This text takes too long to render.",
  busy: "The server is busy rendering other texts. Reload the page to try again.",
  failed: "This text could not be rendered.",
  missing: "This text has no such part.",
};

/** The text of a record, rendered; as its source where that would take too long. */
export async function Body({ ctx, record }: { ctx: Context; record: RecordDetail }) {
  if (!textOf(record)) return <p className="text-muted">No text</p>;
  const rendered = await recordHtml(record, (path) => readIfAny(ctx, path));
  if ("html" in rendered) return <RenderedText html={rendered.html} />;
  return (
    <>
      <Notice kind="info">{REASONS[rendered.failure]} Its source is shown instead.</Notice>
      <div className="mt-4">
        <Source text={textOf(record)} />
      </div>
    </>
  );
}

/** A record that an index row names may be gone, or be none any more. */
async function readIfAny(ctx: Context, path: string) {
  try {
    return await readContent(ctx, existingRecordPath(path));
  } catch (error) {
    if (error instanceof KvError && error.code !== "UNAVAILABLE") return null;
    throw error;
  }
}
