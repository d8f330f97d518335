import {
  approveDevice,
  createApiKey,
  fetchDeviceToken,
  listDevices,
  requestDeviceCode,
  startSession,
  writeKeyRequests,
} from "@/lib/accounts";
import { recoveryCodes, secondFactors } from "@/lib/accounts/tables/sessions";
import { users } from "@/lib/accounts/tables/users";
import { backupKey } from "@/lib/backups";
import { storeDrill, storeFailure } from "@/lib/backups/store";
import { restoredRows } from "@/lib/backups/tables";
import { writeCuratorSettings } from "@/lib/curator";
import { curatorProposals, curatorWrites } from "@/lib/curator/tables";
import type { Context, Database } from "@/lib/db";
import { rejectLearning } from "@/lib/distiller";
import { runDistiller } from "@/lib/distiller/run";
import { embeddings, surveyorState } from "@/lib/embeddings/tables";
import { changeCredentials, setBudget, setDefaultModel, setProvider } from "@/lib/gateway";
import { modelCalls } from "@/lib/gateway/tables";
import { ignoreFile, writeJanitorSettings } from "@/lib/janitor";
import { storeSweep } from "@/lib/janitor/sweeps/store";
import { janitorDrafts, janitorIgnoredGroups } from "@/lib/janitor/tables";
import { recordRoute } from "@/lib/learning";
import { learningInstincts } from "@/lib/learning/tables";
import { createMailbox } from "@/lib/mailboxes";
import { mailboxMessages } from "@/lib/mailboxes/tables";
import { idempotencyKeys } from "@/lib/operation/tables";
import { createSchedule, insertRun, saveView, workersDown } from "@/lib/runs";
import { retiredCounters } from "@/lib/runs/tables/retired-counters";
import { clusters, proposals, surveyedRecords, surveys } from "@/lib/surveyor/tables";
import {
  addToInbox,
  createRecord,
  deleteRecord,
  moveRecord,
  reconcile,
  saveSearch,
  writeVaultSettings,
} from "@/lib/vault";
import { vaultFacts, vaultJournal } from "@/lib/vault/tables/vault";
import { createWebhook } from "@/lib/webhooks";

/** Rows in every table, by the verbs where there are verbs. */
export async function populate(db: Database, ctx: Context): Promise<void> {
  const { id: keyId } = await createApiKey(ctx, { name: "key" });
  const request = { method: "GET", operation: "listRecords", status: 200, ms: 5, address: "203.0.113.7" };
  const ofAccount = { id: ctx.account.id, db: ctx.db };
  await writeKeyRequests(ofAccount, [{ keyId, at: new Date(), ...request }]);
  await createRecord(ctx, { type: "note", name: "Note", body: "[[Other]]" });
  await createRecord(ctx, { type: "note", name: "Linking", body: "[[Note]]" });
  await addToInbox(ctx, { filename: "file.md", content: "text" });
  await createRecord(ctx, { type: "note", name: "Moved" });
  await moveRecord(ctx, { path: "note/Moved", name: "Was moved" });
  await deleteRecord(ctx, { path: "note/Was moved" });
  await writeVaultSettings(ctx, { ignore: ["Private/**"] });
  await workersDown(ctx, { only: "curator" });
  const run = { type: "CuratorWorkflow", taskQueue: "curator", input: {}, trigger: "manual" } as const;
  await ctx.db.tx((tx) => insertRun(ctx, tx, { ...run, workflowId: "curator-test" }));
  await createSchedule(ctx, { schedule_id: "nightly", type: "InboxWorkflow", cron: "0 3 * * *" });
  await ignoreFile(ctx, { file: "note/Note.md", reason: "a draft" });
  await writeJanitorSettings(ctx, { relate_body_links: true });
  const issue = { code: "STUB001", severity: "info", path: "note/Note.md", message: "", detail: "" } as const;
  const sweep = { accountId: ctx.account.id, sweepId: crypto.randomUUID(), isFix: false, filesScanned: 1 };
  const when = { startedAt: new Date(), finishedAt: new Date(), byCode: {}, bySeverity: {} };
  await ctx.db.tx((tx) =>
    storeSweep(ctx, tx, { ...sweep, ...when, issuesFound: 1, issuesFixed: 0 }, [
      { ...issue, id: "STUB001-x", cause: "", suggested_fix: "", at: 0 },
    ]),
  );
  const [group, code] = ["STUB001-g", "STUB001"];
  await ctx.db.tx((tx) =>
    tx.insert(janitorIgnoredGroups).values({ accountId: ctx.account.id, groupId: group, code, message: "" }),
  );
  await createWebhook(ctx, { url: "https://hooks.example.org/vault" });
  await createRecord(ctx, { type: "note", name: "Announced" });
  await mailed(ctx);
  await curated(ctx);
  await distilled(ctx);
  await setProvider(ctx, { provider: "openai", base_url: "https://models.example.org/v1" });
  await changeCredentials(ctx, { ROUTER_API_KEY: "a-key-for-the-router" });
  await setDefaultModel(ctx, { model: "openai/some-model" });
  await setBudget(ctx, { daily_tokens: 1_000 });
  const call = {
    agent: "main",
    provider: "openai",
    model: "m",
    outcome: "ok",
    isFallback: false,
    latencyMs: 1,
  } as const;
  await ctx.db.tx((tx) =>
    tx.insert(modelCalls).values({ accountId: ctx.account.id, at: new Date(), ...call }),
  );
  await surveyRows(ctx);
  const pruned = { accountId: ctx.account.id, kind: "call", name: "openai", outcome: "ok", n: 1 } as const;
  await ctx.db.tx((tx) => tx.insert(retiredCounters).values(pruned));
  await reconcile(ctx);
  await saveView(ctx, { name: "mine", query: "" });
  await saveSearch(ctx, { name: "mine", query: "" });
  await learn(ctx);
  await pairDevice(db, ctx);
  const [id, at] = [crypto.randomUUID(), new Date()];
  await storeFailure(ctx, { id, reason: "manual", takenAt: at, error: "no room" });
  const drill = { id, backupId: id, startedAt: at, finishedAt: at, files: 0, rows: 0 };
  await storeDrill(ctx, { ...drill, passed: false, error: "no room" });
  await backupKey(ctx);
  await signedIn(db, ctx);
  const row = { accountId: ctx.account.id, key: "k", fingerprint: "f" };
  const facts = { path: "note/Note.md", mark: "m", facts: "[]" };
  await ctx.db.tx((tx) => tx.insert(idempotencyKeys).values(row));
  await ctx.db.tx((tx) => tx.insert(vaultFacts).values({ ...facts, accountId: ctx.account.id }));
  // Last, since the next change would recover it.
  const act = { id: crypto.randomUUID(), lockKey: 0n, actor: ctx.actor, changes: [] };
  await ctx.db.tx((tx) => tx.insert(vaultJournal).values({ accountId: ctx.account.id, ...act }));
  const staged = { restore: crypto.randomUUID(), ordinal: 0, table: "saved_views", rows: "[]" };
  await ctx.db.tx((tx) => tx.insert(restoredRows).values({ accountId: ctx.account.id, ...staged }));
}

async function mailed(ctx: Context): Promise<void> {
  const server = { host: "imap.example.org", username: "alice@example.org", password: "secret" };
  const { id: mailboxId } = await createMailbox(ctx, { ...server, enabled: false });
  const message = { accountId: ctx.account.id, mailboxId, key: "k" };
  await ctx.db.tx((tx) => tx.insert(mailboxMessages).values(message));
}

/** A session, and a second factor that is not confirmed yet. */
async function signedIn(db: Database, ctx: Context): Promise<void> {
  const accountId = ctx.account.id;
  const [user] = await ctx.db.tx((tx) => tx.select().from(users));
  if (!user) throw new Error("an account has a user");
  const person = { userId: user.id, accountId, email: user.email, name: user.name };
  await startSession(db, { person, passwordSetAt: user.passwordSetAt }, { address: "", userAgent: "" });
  const box = { masterKeyId: "", wrappedKey: Buffer.alloc(1), sealed: Buffer.alloc(1) };
  await ctx.db.tx(async (tx) => {
    await tx.insert(secondFactors).values({ accountId, userId: user.id, ...box });
    await tx.insert(recoveryCodes).values({ accountId, userId: user.id, hash: "x" });
  });
}

/** A setting of the Curator, a proposal, and what a file wrote. */
async function curated(ctx: Context): Promise<void> {
  await writeCuratorSettings(ctx, { review: "all" });
  const own = { accountId: ctx.account.id, inboxId: crypto.randomUUID() };
  const named = { key: "org:1", type: "org", name: "Northwind", confidence: 0.5 } as const;
  const entity = { ...named, aliases: [], fields: {}, body: "", evidence: "Northwind" };
  const proposal = { ...own, ...named, nameKey: "northwind", filename: "file.md", note: "note/Note.md" };
  const written = { ...own, path: "note/Note.md", isCreated: true, hash: "", added: {} };
  await ctx.db.tx(async (tx) => {
    await tx.insert(curatorProposals).values({ ...proposal, entity, links: [] });
    await tx.insert(curatorWrites).values(written);
  });
}

/** Rows of the Distiller: a look, a run, a claim, a rejection. */
async function distilled(ctx: Context): Promise<void> {
  const body = "We decided to use RocksDB for events. The summer concert is on 21 June.";
  await createRecord(ctx, { type: "note", name: "Source", body });
  const { created } = await runDistiller(
    ctx,
    (_, work) => work(),
    { scan: false },
    async () => {},
  );
  await rejectLearning(ctx, { path: created[0] ?? "" });
}

/** An observation and an instinct, and a draft of the janitor. */
async function learn(ctx: Context): Promise<void> {
  await recordRoute(ctx, { input_id: "file.md", destination: "account" });
  const own = { accountId: ctx.account.id };
  const evidence = { agreeing: 3, observed: 3, formedAt: new Date(), changedAt: new Date() };
  const instinct = {
    kind: "directory",
    pattern: "name:file",
    destination: "account",
    state: "active",
  } as const;
  const texts = {
    hash: "",
    before: "",
    after: "",
    leftOut: [],
    by: { engine: "local", reason: "" },
  } as const;
  const draft = {
    id: crypto.randomUUID(),
    issueId: "STUB001-x",
    kind: "fill",
    path: "note/Note.md",
  } as const;
  await ctx.db.tx(async (tx) => {
    await tx.insert(learningInstincts).values({ ...own, ...instinct, ...evidence });
    await tx
      .insert(janitorDrafts)
      .values({ ...own, ...draft, ...texts, leftOut: [], state: "open", madeAt: new Date() });
  });
}

/** The rows of a run of the Surveyor. */
async function surveyRows(ctx: Context): Promise<void> {
  const accountId = ctx.account.id;
  const own = { accountId, path: "note/Note.md", engine: "local", model: "m" } as const;
  const [clusterId, surveyId] = [crypto.randomUUID(), crypto.randomUUID()];
  const when = { startedAt: new Date(), finishedAt: new Date(), fingerprint: "f" };
  const done = { records: 1, embedded: 1, clusters: 1, labelled: 1, relations: 0, tags: 1, written: 0 };
  const group = { label: "x", labelledBy: "local" as const, terms: [], size: 1, createdAt: new Date() };
  const proposal = { kind: "tag" as const, value: "t", confidence: 1, state: "proposed" as const };
  await ctx.db.tx(async (tx) => {
    await tx.insert(embeddings).values({ ...own, part: 0, vector: [1] });
    await tx.insert(surveyedRecords).values({ ...own, fileHash: "h", textHash: "h", clusterId });
    await tx.insert(clusters).values({ accountId, clusterId, ...group });
    await tx.insert(proposals).values({ accountId, path: own.path, ...proposal });
    await tx.insert(surveys).values({ accountId, surveyId, ...when, ...done });
    await tx.insert(surveyorState).values({ accountId });
  });
}

/** A device that has its token, and what is left of its request. */
async function pairDevice(db: Database, ctx: Context): Promise<void> {
  const stranger = { db, clock: ctx.clock, from: "192.0.2.1", origin: "http://localhost" };
  const { device_code } = await requestDeviceCode(stranger, { client_name: "x", account: ctx.account.id });
  const { pending } = await listDevices(ctx);
  await approveDevice(ctx, { requestId: pending[0]?.requestId ?? "" });
  await fetchDeviceToken(stranger, { device_code });
}
