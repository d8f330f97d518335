import { writeKeyRequests } from "@/lib/accounts";
import { modelCalls } from "@/lib/gateway/tables";
import { startImap } from "./imap";
import { startProvider } from "./provider";
import { startReceiver } from "./receiver";
import { RunSeeder } from "./runs";
import { fillVault } from "./sample-vault";
import type { Service, TestAccount } from "./service";
import { writeInto } from "./vault";

const NOTES: Record<string, string> = {
  Gearbox: "The gearbox of the car grinds in second gear, so the mechanic at the garage orders a clutch.",
  Brakes: "The garage replaced the brake pads of the car; the mechanic changes the tyres as well.",
  Oil: "The engine of the car lost oil on the motorway. The mechanic found a leak in the motor.",
  Harvest: "The grape harvest in the vineyard begins in September, when the grapes are sweet.",
  Cellar: "Barrels of oak in the cellar give the red wine its taste; the winemaker tops them up.",
  Frost: "Late frost damaged the vines, and the vineyard gives fewer grapes and less wine this year.",
  Storage: "We decided to use RocksDB for the event store. We assume that the volume stays small.",
  Loans: "Loans may not exceed 24 months. The summer concert is on 21 June.",
  Choir: "The summer concert is on 28 June.",
};

/** What the addresses of its pages need. */
export interface FullAccount {
  backupId: string;
  instinctId: string;
  oldRunId: string;
  requestId: string;
  deviceId: string;
  userCode: string;
  webhookId: string;
  keyId: string;
  mailboxId: string;
}

/** Gives an account something to show on every page of the dashboard. The service needs a worker. */
export async function fillAccount(service: Service, account: TestAccount): Promise<FullAccount> {
  const { api, ctx } = account;
  await fillVault(ctx);
  for (const [name, body] of Object.entries(NOTES))
    await api.ok("createRecord", { type: "note", name, body });
  const instinctId = await teach(account);
  await propose(account);
  await writeFaults(account);
  await api.ok("distillerScan", {});
  await api.ok("distillerRun", {});
  await api.ok("surveyorRun", {});
  const { id: backupId } = await api.ok("runBackup", {});
  await api.ok("runBackup", {});
  await api.ok("createSchedule", { schedule_id: "yearly", type: "InboxWorkflow", cron: "0 5 1 1 *" });
  await setModels(account);
  const oldRunId = await seedRuns(service, account);
  const webhookId = await addWebhooks(account);
  const keyId = await logRequests(account);
  const mailboxId = await addMailboxes(account);
  const paired = await pairDevices(service, account);
  return { backupId, instinctId, oldRunId, webhookId, keyId, mailboxId, ...paired };
}

/** A key with requests on several days. */
async function logRequests({ ctx, newKey }: TestAccount): Promise<string> {
  const { id: keyId } = await newKey("backup-script");
  const request = { keyId, method: "GET", operation: "searchVault", ms: 14, address: "203.0.113.7" };
  const made = Array.from({ length: 40 }, (_, n) => {
    return { ...request, at: new Date(Date.now() - n * 20_000_000), status: n % 9 === 0 ? 404 : 200 };
  });
  const others = [
    { ...request, operation: null, status: 404, at: new Date() },
    { ...request, method: "POST", operation: "mcp", status: 200, at: new Date() },
  ];
  await writeKeyRequests({ id: ctx.account.id, db: ctx.db }, [...made.toReversed(), ...others]);
  return keyId;
}

/** One webhook whose receiver accepts what it gets but once, and a disabled one. */
async function addWebhooks({ api }: TestAccount): Promise<string> {
  const receiver = await startReceiver();
  const description = "Notifies the team of new decisions";
  const types = ["record.created", "record.deleted"] as const;
  const { id } = await api.ok("createWebhook", { url: receiver.url, events: [...types], description });
  await api.ok("testWebhook", { id });
  receiver.answer({ status: 500 });
  await api.ok("testWebhook", { id });
  await receiver.close();
  await api.ok("testWebhook", { id });
  const other = await api.ok("createWebhook", { url: "https://hooks.example.org/vault?team=7" });
  await api.ok("changeWebhook", { id: other.id, enabled: false });
  return id;
}

/** One mailbox whose messages have come, and one whose folder does not exist. */
async function addMailboxes({ api }: TestAccount): Promise<string> {
  const imap = await startImap();
  imap.deliver("Offer of the weaver", { id: null });
  const shown = { ...imap.settings, enabled: false, include_existing: true };
  const { id } = await api.ok("createMailbox", shown);
  await api.ok("pullMailbox", { id });
  const wrong = await api.ok("createMailbox", { ...shown, folder: "Vualt" });
  await api.refused("pullMailbox", { id: wrong.id });
  await imap.close();
  return id;
}

/** Sends a file with findings that wait for review. */
async function propose({ api }: TestAccount): Promise<void> {
  const content =
    "# Lunch\n\nAttendees: Alice Chen\n\nAlice had lunch with Brentola about the tender.\n\nDecisions:\n- We decided to keep the van.\n";
  await api.ok("addToInbox", { filename: "Lunch.md", content });
  await api.ok("processInbox", {});
}

/** Sends files and corrects where they went, until a rule is learned of it. */
async function teach({ api }: TestAccount): Promise<string> {
  const names = [1, 2, 3].map((n) => `invoice-${n}.txt`);
  const files = names.map((filename) => ({ filename, content: "Amount due: 12 EUR.\n" }));
  await api.ok("addBulkToInbox", { files });
  await api.ok("processInbox", {});
  for (const input_id of names) await api.ok("recordRoute", { input_id, destination: "account" });
  await api.ok("learningReflect", {});
  const [instinct] = (await api.ok("listInstincts", {})).items;
  if (!instinct) throw new Error("Nothing was learned");
  return instinct.id;
}

/** Records with something to fix, of which one fix is made, one issue is ignored and one draft is proposed. */
async function writeFaults({ api, vaultDir }: TestAccount): Promise<void> {
  const body = "A body that is long enough to be no stub at all, is it not?\n";
  const write = (path: string, fields: string, text = body) => {
    const [type = "", name = ""] = path.split("/");
    writeInto(
      vaultDir,
      `${path}.md`,
      `---\ntype: ${type}\nname: ${name}\ncreated: 2026-01-02\n${fields}---\n${text}`,
    );
  };
  write("task/Call", "status: Done\ntags: phone\n");
  write("task/Odd", "status: strange\n");
  write("person/Eve Adams", "");
  write("person/Eve Ädams", "", `${body}\nMore.\n`);
  await api.ok("janitorScan", {});
  await api.ok("janitorFix", { codes: ["FM004"] });
  await api.ok("janitorIgnore", { file: "task/Odd", reason: "On purpose" });
}

/** Keys, models and calls, with a provider that answers for the while. */
async function setModels({ id, api, ctx }: TestAccount): Promise<void> {
  const provider = await startProvider();
  await api.ok("setProvider", { provider: "openrouter", base_url: provider.url });
  await api.ok("changeCredentials", { ROUTER_API_KEY: "sk-or-v1-0123456789abcdef" });
  await api.ok("setAgentModel", { agentId: "vault-curator", model: "openai/gpt-5" });
  await ctx.db.tx((tx) => tx.insert(modelCalls).values(callsOf(id)));
  await provider.close();
}

const callsOf = (accountId: string) =>
  Array.from({ length: 70 }, (_, n): typeof modelCalls.$inferInsert => {
    const isOk = n % 9 !== 0;
    return {
      accountId,
      at: new Date(Date.now() - (70 - n) * 4 * 3_600_000),
      agent: n % 3 === 0 ? "surveyor" : "vault-curator",
      provider: n % 4 === 0 ? "openrouter" : "openai",
      model: n % 4 === 0 ? "google/gemini-2.5-flash" : "gpt-5-mini",
      outcome: isOk ? "ok" : n % 2 === 0 ? "wrong_key" : "timeout",
      isFallback: n % 5 === 0,
      inputTokens: isOk ? 900 + n * 7 : null,
      outputTokens: isOk ? 200 + n : null,
      costUsd: isOk && n % 4 === 0 ? 0.0012 : null,
      latencyMs: 600 + n * 20,
      error: isOk ? null : "OpenAI did not answer in time",
    };
  });

/** Two runs of one workflow, of which the older has a history, and one that is still running. */
async function seedRuns(service: Service, { id }: TestAccount): Promise<string> {
  const seeder = new RunSeeder(service.databaseUrl, id);
  const oldRunId = await seeder.run({ workflowId: "curator-told", ago: 120_000 });
  await seeder.history(oldRunId, [
    { type: "WORKFLOW_EXECUTION_STARTED", after: 0, detail: { input: {}, trigger: "watch" } },
    { type: "ACTIVITY_TASK_STARTED", step: "plan", attempt: 1, after: 10 },
    { type: "ACTIVITY_TASK_FAILED", step: "plan", attempt: 1, after: 200, detail: { failure: "reset" } },
    { type: "ACTIVITY_TASK_STARTED", step: "plan", attempt: 2, after: 400 },
    {
      type: "ACTIVITY_TASK_COMPLETED",
      step: "plan",
      attempt: 2,
      after: 600,
      detail: { result: { made: 3 } },
    },
    { type: "WORKFLOW_EXECUTION_COMPLETED", after: 700 },
  ]);
  await seeder.run({ workflowId: "curator-told", status: "FAILED", failure: "no", ago: 60_000 });
  await seeder.run({ workflowId: "curator-running", status: "RUNNING", ago: 5_000 });
  await seeder.close();
  return oldRunId;
}

/** One paired device, and one that asks. */
async function pairDevices(service: Service, { api }: TestAccount) {
  const ask = (client_name: string) => service.client().ok("requestDeviceCode", { client_name });
  const first = await ask("paired with a rather long name so that it has to be broken somewhere");
  const { requestId: firstId } = await api.ok("claimDevice", { user_code: first.user_code });
  await api.ok("approveDevice", { requestId: firstId });
  await service.client().ok("fetchDeviceToken", { device_code: first.device_code });
  const { user_code: userCode } = await ask("waiting");
  const { requestId } = await api.ok("claimDevice", { user_code: userCode });
  const [device] = (await api.ok("listDevices", {})).paired;
  if (!device) throw new Error("No device is paired");
  return { userCode, requestId, deviceId: device.deviceId };
}
