import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { type FollowUp, recoverVault } from "../change";
import { lockKeys } from "../indexing";
import { addBulkToInbox, inboxStates, listInbox, listRecordsOfType, writeVaultSettings } from "../operations";
import { vaultPath } from "../path";
import { reconcile } from "../reconcile";
import { readLayout } from "../settings/read";
import { hashOf } from "../store";
import { vaultJournal } from "../tables/vault";
import { type Arrival, planArrivals } from "./arrivals";

let all: TestVault;
let vault: TestVault;
beforeAll(async () => {
  all = await shareVault();
});
afterAll(() => all.close());
beforeEach(async () => {
  vault = await all.beside();
  await writeVaultSettings(vault.ctx, { inbox: { enabled: false } });
});

const FILES: Arrival[] = [
  { filename: "Call.md", content: "# Call" },
  { filename: "Offer.md", content: "# Offer" },
];

/** Leaves the vault as a process does that dies after it has put the files into the inbox, before that is committed. */
async function dieWith(files: readonly Arrival[], other?: FollowUp): Promise<void> {
  const { ctx } = vault;
  const { changes, followUp } = await planArrivals(ctx, await readLayout(ctx), files);
  for (const { filename, content } of files) vault.write(`inbox/uploads/${filename}`, content);
  await ctx.db.tx(async (tx) => {
    const keys = await lockKeys(ctx, tx, [vaultPath("inbox")]);
    await tx.insert(vaultJournal).values({
      accountId: ctx.account.id,
      id: randomUUID(),
      lockKey: BigInt(keys.at(-1) ?? 0),
      actor: ctx.actor,
      changes: changes.flatMap((change, at) =>
        change.kind === "create"
          ? {
              kind: change.kind,
              path: change.path,
              before: null,
              after: hashOf(files[at]?.content ?? ""),
              entries: [],
            }
          : [],
      ),
      followUp: [followUp, other ?? []].flat(),
    });
  });
}

const waiting = async () =>
  (await inboxStates(vault.ctx)).files.map(({ filename, state }) => [filename, state]).sort();

it("files that were sent are processed also when the process died, while the inbox is disabled", async () => {
  await dieWith(FILES);
  expect(await waiting()).toEqual([]);
  expect(await recoverVault(vault.ctx)).toBe(1);
  const both = [
    ["Call.md", "waiting"],
    ["Offer.md", "waiting"],
  ];
  expect(await waiting()).toEqual(both);
  vault.write("inbox/By hand.md", "left alone");
  expect(await waiting()).toEqual(both);
});

it("what else belongs to them is done as well", async () => {
  await dieWith(FILES, { name: "inbox.retry", data: { id: randomUUID(), from: "inbox/quarantine/A.md" } });
  await recoverVault(vault.ctx);
  expect(await waiting()).toHaveLength(2);
});

it("files of one request have rows at once", async () => {
  await addBulkToInbox(vault.ctx, {
    files: FILES.map((file) => ({ ...file, content: String(file.content) })),
  });
  expect(await waiting()).toHaveLength(2);
});

it("a file sent to a disabled inbox is not a record while it waits, and has a unique name", async () => {
  vault.write("inbox/Call.md", "a record of the user");
  await reconcile(vault.ctx);
  const { filenames } = await addBulkToInbox(vault.ctx, {
    files: [{ filename: "Call.md", content: "# Call" }],
  });
  expect(filenames).toEqual(["Call 2.md"]);
  await reconcile(vault.ctx);
  const { results } = await listRecordsOfType(vault.ctx, { type: "note" });
  expect(results.map(({ path }) => path)).toEqual(["inbox/Call.md"]);
  expect((await listInbox(vault.ctx, {})).files).toContain("Call 2.md");
  await writeVaultSettings(vault.ctx, { inbox: { enabled: true } });
  expect((await waiting()).map(([name]) => name)).toEqual(["Call 2.md", "Call.md"]);
});

it("uploads are put beside a file that has the name of their folder", async () => {
  vault.write("inbox/uploads", "a file");
  await addBulkToInbox(vault.ctx, { files: [{ filename: "Call.md", content: "# Call" }] });
  expect(await waiting()).toEqual([["Call.md", "waiting"]]);
  expect(vault.read("inbox/Call.md")).toBe("# Call");
});
