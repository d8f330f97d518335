import { Notice } from "@/components/ui/notice";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { existingRecordPath, type RecordDetail, type RenderFailure, readContent } from "@/lib/vault";
import { recordHtml } from "./embeds";
import { textOf } from "./record-text";
import { RenderedText } from "./rendered-text";
import { Source } from "./source";
import { Outline } from "./text/outline";
import type { Tasks } from "./text/use-tasks";

const REASONS: Record<RenderFailure, string> = {
  "too long": "This text is too long to render.",
  "too complex": "This text is too complex to render.",
  "too slow": "This text takes too long to render.",
  busy: "The server is busy rendering other texts. Reload the page to try again.",
  failed: "This text could not be rendered.",
  missing: "This text has no such part.",
};

interface Props {
  ctx: Context;
  record: RecordDetail;
  /** Ticks a task; without it, tasks are only shown. */
  tick?: Tasks["tick"];
}

/** The text of a record, rendered; as its source where that would take too long. */
export async function Body({ ctx, record, tick }: Props) {
  if (!textOf(record)) return <p className="text-muted">No text</p>;
  const rendered = await recordHtml(record, (path) => readIfAny(ctx, path), ctx.account.id);
  if ("html" in rendered)
    return (
      <>
        <Outline html={rendered.html} />
        <RenderedText html={rendered.html} tasks={tick && tasksOf(record, tick)} />
      </>
    );
  return (
    <>
      <Notice kind="info">{REASONS[rendered.failure]} Its source is shown instead.</Notice>
      <div className="mt-4">
        <Source text={textOf(record)} />
      </div>
    </>
  );
}

/** The lines of tasks count from the body; those of a record that cannot be read are not known. */
function tasksOf(record: RecordDetail, tick: Tasks["tick"]): Tasks | undefined {
  const { path, etag, body, problem } = record;
  const above = body.slice(0, body.lastIndexOf(textOf(record)));
  return problem ? undefined : { path, etag, linesBefore: above.split("\n").length - 1, tick };
}

/** A record in the index may have been deleted, or may no longer be one. */
async function readIfAny(ctx: Context, path: string) {
  try {
    return await readContent(ctx, existingRecordPath(path));
  } catch (error) {
    if (error instanceof KvError && error.code !== "UNAVAILABLE") return null;
    throw error;
  }
}
