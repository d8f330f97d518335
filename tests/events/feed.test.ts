import { request } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { revokeApiKey } from "@/lib/accounts";
import { pruneEvents } from "@/lib/events";
import { serve } from "@/tests/support/serve";
import type { TestAccount } from "@/tests/support/service";
import { until } from "@/tests/support/until";
import { itDeep } from "../support/deep";

const served = serve({ worker: true });

/** A stream as it is read: every event so far. */
interface Followed {
  status: number;
  text: () => string;
  events: () => { id: string; type: string; path: string }[];
  isOver: () => boolean;
  close: () => void;
}

const open: Followed[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

function follow(
  { api }: TestAccount,
  { query = "", lastEventId, key = api.key }: { query?: string; lastEventId?: string; key?: string } = {},
  base = served.service.base,
) {
  return new Promise<Followed>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${key}`,
      ...(lastEventId !== undefined && { "last-event-id": lastEventId }),
    };
    const outgoing = request(`${base}/api/v1/events${query}`, { headers }, (reply) => {
      let [text, over] = ["", false];
      const end = () => {
        over = true;
      };
      reply.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      reply.on("end", end).on("error", end).on("close", end);
      const events = () =>
        [...text.matchAll(/^id: (.+)\ndata: (.+)\n\n/gm)].map(([, id = "", data = "{}"]) => {
          const { type, data: facts } = JSON.parse(data);
          return { id, type, path: facts.path };
        });
      const close = () => outgoing.destroy();
      const followed = { status: reply.statusCode ?? 0, text: () => text, events, isOver: () => over, close };
      open.push(followed);
      resolve(followed);
    });
    outgoing.on("error", reject).end();
  });
}

const note = ({ api }: TestAccount, name: string) => api.ok("createRecord", { type: "note", name });
const paths = (followed: Followed) => followed.events().map(({ path }) => path);

/** A note whose event is final: no transaction that is older is open. */
async function noteBefore(account: TestAccount): Promise<void> {
  await note(account, "Before");
  const from = await follow(account, { lastEventId: "0-1" });
  await until("the feed of before is final", () => paths(from).includes("note/Before.md"));
  from.close();
}

describe("GET /events", () => {
  it("sends what happens from the moment the headers are there, in order", async () => {
    const account = await served.service.account();
    await noteBefore(account);
    const followed = await follow(account);
    for (let n = 0; n < 20; n += 1) await note(account, `N${n}`);
    await until("all came", () => followed.events().length >= 20);
    expect(paths(followed)).toEqual(Array.from({ length: 20 }, (_, n) => `note/N${n}.md`));
  });

  it("continues after the last event that a client has received, without duplicates", async () => {
    const account = await served.service.account();
    const first = await follow(account);
    await note(account, "A");
    await until("it came", () => first.events().length === 1);
    first.close();
    await note(account, "B");
    await account.api.ok("moveRecord", { path: "note/B.md", name: "C" });
    const second = await follow(account, { lastEventId: first.events()[0]?.id ?? "" });
    await note(account, "D");
    await until("the rest came", () => second.events().length >= 3);
    expect(second.events().map(({ type, path }) => [type, path])).toEqual([
      ["record.created", "note/B.md"],
      ["record.moved", "note/C.md"],
      ["record.created", "note/D.md"],
    ]);
  });

  it("resumes before its first event, from where it began or from events of other types", async () => {
    const account = await served.service.account();
    await noteBefore(account);
    const last = (followed: Followed) => [...followed.text().matchAll(/^id: (.+)$/gm)].at(-1)?.[1];
    const first = await follow(account, { query: "?types=record.moved" });
    await until("it has begun", () => last(first) !== undefined);
    const begun = last(first);
    await note(account, "Other");
    await until("the other is passed", () => last(first) !== begun);
    const passed = last(first);
    first.close();
    await account.api.ok("moveRecord", { path: "note/Other.md", name: "Moved" });
    for (const lastEventId of [begun, passed]) {
      const next = await follow(account, {
        query: "?types=record.moved",
        ...(lastEventId && { lastEventId }),
      });
      await until("it came", () => next.events().length > 0);
      expect(next.events().map(({ type, path }) => [type, path])).toEqual([
        ["record.moved", "note/Moved.md"],
      ]);
    }
    expect(first.events()).toEqual([]);
  });

  itDeep("neither loses nor repeats an event with two writers and many reconnects", async () => {
    const account = await served.service.account();
    let followed = await follow(account);
    const seen: string[] = [];
    const writer = async (name: string) => {
      for (let n = 0; n < 40; n += 1) await note(account, `${name}${n}`);
    };
    const writing = Promise.all([writer("a"), writer("b")]);
    let last: string | undefined;
    while (seen.length < 80) {
      const now = followed;
      await until("more came", () => now.events().length > 0);
      now.close();
      const got = now.events();
      seen.push(...got.map(({ path }) => path));
      last = got.at(-1)?.id ?? last;
      followed = await follow(account, { ...(last !== undefined && { lastEventId: last }) });
    }
    await writing;
    expect(new Set(seen).size).toBe(80);
    expect(seen).toHaveLength(80);
  });

  it("sends only the types that are asked for", async () => {
    const account = await served.service.account();
    const followed = await follow(account, { query: "?types=record.moved,record.deleted" });
    await note(account, "A");
    await account.api.ok("moveRecord", { path: "note/A.md", name: "B" });
    await account.api.ok("deleteRecord", { path: "note/B.md" });
    await until("both came", () => followed.events().length === 2);
    expect(followed.events().map(({ type }) => type)).toEqual(["record.moved", "record.deleted"]);
  });

  it("reports inbox files and their runs", async () => {
    const account = await served.service.account();
    const followed = await follow(account, { query: "?types=inbox.processed,run.completed" });
    await account.api.ok("addToInbox", {
      filename: "call.md",
      content: "Call with Alice Chen about Northwind.",
    });
    await until("both came", () => new Set(followed.events().map(({ type }) => type)).size === 2, 30_000);
    const processed = followed.events().find(({ type }) => type === "inbox.processed");
    expect(processed?.path).toContain("inbox/processed/call.md");
  });

  it("says so when events are no longer kept, and begins with the oldest that are", async () => {
    const account = await served.service.account();
    const first = await follow(account);
    await note(account, "A");
    await until("it came", () => first.events().length === 1);
    const [seen] = first.events();
    await note(account, "B");
    await note(account, "C");
    const inAWeek = new Date(Date.now() + 8 * 86_400_000);
    await account.ctx.db.tx((tx) => pruneEvents(tx, account.ctx.account.id, inAWeek, 100));
    const second = await follow(account, { lastEventId: seen?.id ?? "" });
    await until("both came", () => second.events().length === 2);
    expect(second.events().map(({ type, path }) => [type, path])).toEqual([
      ["events.missed", undefined],
      ["record.created", "note/C.md"],
    ]);
  });

  it.each([
    ["?types=record.gone", undefined, "must be one of record.created"],
    ["?types=", undefined, "must be one of record.created"],
    ["", "nonsense", "must be the id of an event"],
    ["", "1-2-3", "must be the id of an event"],
  ])("refuses %j with Last-Event-ID %j", async (query, lastEventId, message) => {
    const followed = await follow(served.account, {
      query,
      ...(lastEventId !== undefined && { lastEventId }),
    });
    await until("it ended", () => followed.isOver());
    expect([followed.status, followed.text()]).toEqual([400, expect.stringContaining(message)]);
  });

  it("an account has at most 50 open, until it closes one", async () => {
    const [account, other] = [await served.service.account(), await served.service.account()];
    const followed = await Promise.all(Array.from({ length: 50 }, () => follow(account)));
    expect(followed.every(({ status }) => status === 200)).toBe(true);
    expect((await follow(account)).status).toBe(429);
    expect((await follow(other)).status).toBe(200);
    followed[0]?.close();
    await until("there is room for one", async () => (await follow(account)).status === 200);
  });

  it("ends soon after its key was revoked", async () => {
    const account = await served.service.account();
    const { id, key } = await account.newKey("follower");
    const followed = await follow(account, { key });
    await until("it is open", () => followed.text() !== "");
    await revokeApiKey(account.ctx, { id });
    await until("it ended", () => followed.isOver(), 20_000);
  });
});
