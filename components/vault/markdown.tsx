import { Notice } from "@/components/ui/notice";
import { type RenderFailure, renderMarkdown } from "@/lib/vault";
import type { Resolved } from "./linked";
import { RenderedText } from "./rendered-text";
import { resolveLinks } from "./resolve-links";
import { Source } from "./source";

const REASONS: Record<RenderFailure, string> = {
  "too long": "This text is too long to render.",
  "too complex": "This text is too complex to render.",
  "too slow": "This text takes too long to render.",
  busy: "The server is busy rendering other texts. Reload the page to try again.",
  failed: "This text could not be rendered.",
};

/** The body of a record, rendered; as its source where that would take too long. */
export async function Body({ body, resolved }: { body: string; resolved: Resolved }) {
  const rendered = await renderMarkdown(body);
  if (rendered.kind === "html")
    return <RenderedText html={resolveLinks(rendered.html, rendered.targets, resolved)} />;
  return (
    <>
      <Notice kind="info">{REASONS[rendered.reason]} Its source is shown instead.</Notice>
      <div className="mt-4">
        <Source text={body} />
      </div>
    </>
  );
}
