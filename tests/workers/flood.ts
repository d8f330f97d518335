import { readFileSync } from "node:fs";
import { join } from "node:path";
import { and, asc, eq, inArray } from "drizzle-orm";
import { expect } from "vitest";
import type { Context } from "@/lib/db";
import { listWorkflows } from "@/lib/runs";
import { workflowEvents, workflowRuns } from "@/lib/runs/tables/runs";
import { addBulkToInbox, inboxStates, readRecord } from "@/lib/vault";
import { filesBelow, indexAndDisk, temporaries } from "../crash/vault-state";
import { until } from "../support/until";

const PEOPLE = [
  "Alice Chen",
  "Bob Martin",
  "Carla Gomez",
  "David Okafor",
  "Elena Petrova",
  "Frank Hughes",
  "Grace Kimura",
];

/** A file for the inbox, and what must become of it. */
export interface Sent {
  filename: string;
  content: string;
  people: string[];
}

/** Files that share their people, two each, so that a record made twice, or a link lost, would show. */
export const floodOf = (count: number, title = (n: number) => `Weekly sync ${n}`): Sent[] =>
  Array.from({ length: count }, (_, n) => {
    const people = [0, 2].map((step) => PEOPLE[(n + step) % PEOPLE.length] ?? "");
    const content = `# ${title(n)}\n\nAttendees: ${people.join(", ")}\n\nThe budget of room ${n} was discussed.\n`;
    return { filename: `file ${n}.md`, content, people };
  });

/** The same files, each too long for a batch by its blank lines: it has a separate run. */
export const alone = (files: readonly Sent[]): Sent[] =>
  files.map((file) => ({ ...file, content: file.content + "\n".repeat(16 * 1024) }));

export async function send(ctx: Context, files: readonly Sent[]): Promise<void> {
  await addBulkToInbox(ctx, { files: files.map(({ filename, content }) => ({ filename, content })) });
}

/** How many of the account's inbox files are through. */
export async function countDone(ctx: Context): Promise<number> {
  const { files } = await inboxStates(ctx, { limit: 1000 });
  return files.filter((file) => file.state === "processed" || file.state === "quarantined").length;
}

/** Waits until no run of the account is open any more. */
export const untilRunsEnd = (ctx: Context) =>
  until("no run is open", async () => {
    const { runs } = await listWorkflows(ctx, { query: "ExecutionStatus = 'Running'" });
    return runs.length === 0;
  });

/** Everything that holds once a flood is over, whatever happened to the processes meanwhile. */
export async function expectEachOnce(ctx: Context, sent: readonly Sent[]): Promise<void> {
  const root = ctx.account.vaultDir;
  await expectFilesProcessed(ctx, sent);
  await expectRecords(ctx, sent);
  await expectHistories(ctx, sent.length);
  expect(temporaries(root)).toEqual([]);
  const { index, disk } = await indexAndDisk(ctx);
  expect(index).toEqual(disk);
}

/** Each lies among the processed files, once, and nothing else is in the inbox. */
async function expectFilesProcessed(ctx: Context, sent: readonly Sent[]): Promise<void> {
  const inbox = filesBelow(join(ctx.account.vaultDir, "inbox"));
  expect(inbox.filter((file) => !file.startsWith("processed/"))).toEqual([]);
  const contents = inbox.map((file) => readFileSync(join(ctx.account.vaultDir, "inbox", file), "utf8"));
  expect(contents.sort()).toEqual(sent.map((file) => file.content).sort());
}

/** One note a file and one record a person, linked to each other, all of them and nothing else. */
async function expectRecords(ctx: Context, sent: readonly Sent[]): Promise<void> {
  const files = filesBelow(ctx.account.vaultDir);
  const contentOf = (link: unknown) =>
    readFileSync(join(ctx.account.vaultDir, String(link).slice(2, -2)), "utf8");
  const people = new Map<string, string[]>();
  const fromNotes: string[] = [];
  for (const path of files.filter((file) => file.startsWith("note/"))) {
    const { frontmatter } = await readRecord(ctx, { path });
    const source = contentOf(withExtension(frontmatter.source));
    const participants = linksOf(frontmatter.participants).map((link) => link.slice("person/".length));
    expect(participants.sort(), path).toEqual(
      [...(sent.find((file) => file.content === source)?.people ?? [])].sort(),
    );
    fromNotes.push(source);
    for (const person of participants) people.set(person, [...(people.get(person) ?? []), path.slice(0, -3)]);
  }
  expect(fromNotes.sort()).toEqual(sent.map((file) => file.content).sort());

  const records = files.filter((file) => file.startsWith("person/"));
  expect(records.sort()).toEqual([...people.keys()].map((person) => `person/${person}.md`).sort());
  for (const path of records) {
    const { frontmatter } = await readRecord(ctx, { path });
    const person = path.slice("person/".length, -".md".length);
    expect(linksOf(frontmatter.related).sort(), path).toEqual(people.get(person)?.sort());
  }
}

const withExtension = (link: unknown): string => String(link).replace(/\]\]$/, ".md]]");

/** `person/Alice Chen` of `[[person/Alice Chen]]`. */
const linksOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map((link) => String(link).slice(2, -2));

const STEPS: Readonly<Record<string, string[]>> = {
  CuratorWorkflow: ["plan", "apply"],
  CuratorBatchWorkflow: ["process"],
};

/** Each file in one run, alone or in a batch, completed, and no step of it ran again once it was. */
async function expectHistories(ctx: Context, count: number): Promise<void> {
  const runs = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(workflowRuns)
      .where(inArray(workflowRuns.type, Object.keys(STEPS))),
  );
  expect(runs.flatMap(filesIn).length).toBe(count);
  expect(new Set(runs.flatMap(filesIn)).size).toBe(count);
  expect(runs.filter((run) => run.status !== "COMPLETED")).toEqual([]);
  for (const { runId, type } of runs) {
    const events = await historyOf(ctx, runId);
    const completed = events.filter((event) => event.type === "ACTIVITY_TASK_COMPLETED");
    const names = completed.map((event) => event.step);
    expect(names, runId).toEqual([...new Set(names)]);
    expect(names.filter((name) => !/ \d+$/.test(name ?? ""))).toEqual(STEPS[type]);
    for (const { step, eventId } of completed) {
      const after = events.filter((event) => event.step === step && event.eventId > eventId);
      expect(after, `${runId}: ${step} ran again`).toEqual([]);
    }
  }
}

const filesIn = ({ input }: typeof workflowRuns.$inferSelect): unknown[] =>
  Array.isArray(input.inboxIds) ? input.inboxIds : [input.inboxId];

export const historyOf = (ctx: Context, runId: string) =>
  ctx.db.tx((tx) =>
    tx
      .select()
      .from(workflowEvents)
      .where(and(eq(workflowEvents.accountId, ctx.account.id), eq(workflowEvents.runId, runId)))
      .orderBy(asc(workflowEvents.eventId)),
  );
