import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { EditorView } from "@codemirror/view";

interface Command {
  label: string;
  detail: string;
  /** What is inserted; the cursor goes to `|`. */
  text: string;
}

const COMMANDS: readonly Command[] = [
  { label: "Link", detail: "to a record", text: "[[|" },
  { label: "Heading 1", detail: "#", text: "# |" },
  { label: "Heading 2", detail: "##", text: "## |" },
  { label: "Heading 3", detail: "###", text: "### |" },
  { label: "List", detail: "-", text: "- |" },
  { label: "Numbered list", detail: "1.", text: "1. |" },
  { label: "Task", detail: "- [ ]", text: "- [ ] |" },
  { label: "Quote", detail: ">", text: "> |" },
  { label: "Callout", detail: "> [!note]", text: "> [!note] |" },
  { label: "Code block", detail: "```", text: "```|\n```" },
  { label: "Table", detail: "2 columns", text: "| | |\n| --- | --- |\n| | |" },
  { label: "Divider", detail: "---", text: "---\n|" },
];

/** Where the cursor goes in a table, whose bars are text. */
const TABLE_CURSOR = 2;

/** Suggests what can be inserted, after `/` at the start of a line or after a blank. */
export function commandsFor(context: CompletionContext): CompletionResult | null {
  const typed = context.matchBefore(/(?:^|\s)\/[\p{L}\d ]{0,20}$/u);
  if (!typed) return null;
  const from = typed.from + typed.text.indexOf("/");
  const wanted = typed.text.slice(typed.text.indexOf("/") + 1).toLowerCase();
  const found = COMMANDS.filter(({ label }) => label.toLowerCase().includes(wanted));
  if (found.length === 0 && !"today".includes(wanted)) return null;
  return { from, options: [...found.map(optionOf), ...todayFor(wanted)], filter: false };
}

const optionOf = ({ label, detail, text }: Command): Completion => {
  const cursor = label === "Table" ? TABLE_CURSOR : text.indexOf("|");
  return { label, detail, apply: insert(label === "Table" ? text : text.replace("|", ""), cursor) };
};

/** The day of this browser. */
function todayFor(wanted: string): Completion[] {
  if (!"today".includes(wanted)) return [];
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  return [{ label: "Today", detail: day, apply: insert(day, day.length) }];
}

const insert =
  (text: string, cursor: number) => (view: EditorView, _: Completion, from: number, to: number) => {
    const lines = view.state.toText(text);
    view.dispatch({
      changes: { from, to, insert: lines },
      selection: { anchor: from + cursor },
      userEvent: "input.complete",
    });
  };
