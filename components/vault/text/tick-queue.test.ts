import { expect, it } from "vitest";
import type { FormState } from "@/components/form/state";
import { TickQueue } from "./tick-queue";

const FAILED: FormState<never> = { ok: false, message: "was changed meanwhile", fields: {}, given: {} };

/** A record that replies to ticks of its current version only. */
function recordAt(version: number) {
  const queue = new TickQueue();
  const record = { version: String(version), at: 0 };
  const tick = (etag: string) =>
    queue.add(etag, async (ifMatch): Promise<FormState<{ etag: string }>> => {
      await Promise.resolve();
      if (ifMatch !== record.version) return FAILED;
      record.version = String(Number(ifMatch) + 1);
      return { ok: true, value: { etag: record.version } };
    });
  return { record, tick };
}

it("ticks in the time of one rendering are of the versions that the ones before them made", async () => {
  const { record, tick } = recordAt(1);
  const replies = await Promise.all([tick("1"), tick("1"), tick("1")]);
  expect(replies.map((reply) => reply?.ok)).toEqual([true, true, true]);
  // The page shows the version of the first one late.
  expect(await tick("2")).toMatchObject({ ok: true, value: { etag: "5" } });
  expect(record.version).toBe("5");
});

it("a tick is refused where somebody else has changed the record", async () => {
  const { record, tick } = recordAt(1);
  await tick("1");
  record.version = "9";
  expect(await tick("1")).toBe(FAILED);
  expect(await tick("9")).toMatchObject({ ok: true });
  expect(await tick("9")).toMatchObject({ ok: true });
});

it("a tick that was lost stops none after it", async () => {
  const queue = new TickQueue();
  const lost = queue.add("1", () => Promise.reject(new Error("lost")));
  const next = queue.add("1", async () => ({ ok: true, value: { etag: "2" } }));
  await expect(lost).rejects.toThrow("lost");
  expect(await next).toMatchObject({ ok: true });
});
