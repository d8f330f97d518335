import type { GetPromptResult, Prompt } from "@modelcontextprotocol/sdk/types.js";
import { invalid } from "@/lib/core/errors";
import { oneLine } from "./text/lines";

interface Template {
  prompt: Prompt;
  text: (given: Readonly<Record<string, string>>) => string;
}

const TEMPLATES: readonly Template[] = [
  {
    prompt: {
      name: "prepare_meeting",
      title: "Prepare the meeting",
      description: "A briefing from the vault: who comes, what was agreed, what is open",
      arguments: [
        { name: "with", description: "People or organizations, or a record's path", required: true },
        { name: "about", description: "The topic of the meeting" },
      ],
    },
    text: ({ with: people = "", about }) =>
      `Prepare my meeting with ${oneLine(people)}${about ? ` about ${oneLine(about)}` : ""} from my vault.

1. Find their records with search, and read them; look around them with neighbourhood.
2. Find the last exchanges (search in conversations, events and notes), and what was decided (decisions).
3. Look for open tasks that concern them (tasks_due).

Then write a briefing of one page: who they are, what we agreed, what is open on both sides, three questions to ask. Name the path of the record behind each statement, and say what the vault does not know.`,
  },
  {
    prompt: {
      name: "weekly_review",
      title: "Weekly review",
      description: "What happened in the vault in a week, and what is next",
      arguments: [{ name: "since", description: "The first day, such as 2026-11-16; a week ago by default" }],
    },
    text: ({ since }) =>
      `Review my week with me, from my vault, since ${since ? oneLine(since) : "seven days ago"}.

1. recent: what has changed; read what matters.
2. tasks_due: what is overdue, and what is due in the next seven days.
3. inbox and status: what waits for me.
4. decisions: what was decided about the projects that changed.

Then write: what was achieved, what is late, what to do next week in order of importance. Name the path of the record behind each point. Ask before you change anything; if I agree, append the review to today's daily note.`,
  },
];

export const promptList: Prompt[] = TEMPLATES.map(({ prompt }) => prompt);

export function getPrompt(name: string, given: Readonly<Record<string, string>> = {}): GetPromptResult {
  const template = TEMPLATES.find(({ prompt }) => prompt.name === name);
  if (!template) {
    const known = promptList.map((prompt) => prompt.name).join(", ");
    throw invalid("name", `There is no prompt ${name}: use ${known}`);
  }
  const missing = template.prompt.arguments?.find((each) => each.required && !given[each.name]?.trim());
  if (missing) throw invalid(missing.name, `${missing.name} is required: ${missing.description}`);
  const { description } = template.prompt;
  return { description, messages: [{ role: "user", content: { type: "text", text: template.text(given) } }] };
}
