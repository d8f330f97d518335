import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from "@codemirror/autocomplete";
import type { EditorView } from "@codemirror/view";
import { type Suggestion, suggest } from "@/components/links/suggest";
import { commandsFor } from "./complete-commands";

/**
 * Suggests records after `[[`, by their names and aliases, and what can be inserted after `/`. The server ranks;
 * nothing is filtered here.
 */
export const complete = (source: string) =>
  autocompletion({
    icons: false,
    override: [(context) => recordsFor(context, source), commandsFor],
    interactionDelay: 20,
  });

async function recordsFor(context: CompletionContext, from: string): Promise<CompletionResult | null> {
  const open = context.matchBefore(/\[\[[^[\]|#\r\n]{0,200}$/);
  if (!open) return null;
  const aborter = new AbortController();
  context.addEventListener("abort", () => aborter.abort(), { onDocChange: true });
  const found = await suggest(open.text.slice(2), { from, signal: aborter.signal });
  return { from: open.from + 2, options: found.map(optionOf), filter: false };
}

const optionOf = (record: Suggestion): Completion => ({
  label: record.alias ?? record.name,
  detail: record.path.replace(/\.md$/, ""),
  apply: (view, _, from, to) => insertLink(view, record, { from, to }),
});

/** Closes the link, unless it is closed already, and continues after it. */
function insertLink(
  view: EditorView,
  { link, alias }: Suggestion,
  { from, to }: { from: number; to: number },
): void {
  const target = link.slice(2, -2) + (alias === null ? "" : `|${alias}`);
  const isClosed = view.state.sliceDoc(to, to + 2) === "]]";
  view.dispatch({
    changes: { from, to, insert: isClosed ? target : `${target}]]` },
    selection: { anchor: from + target.length + 2 },
    userEvent: "input.complete",
  });
}
