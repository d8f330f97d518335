import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RECORD_TYPES } from "@/lib/vault/schema";
import type { InputOf } from "@/tests/support/api";
import { times } from "@/tests/support/property";
import { serve } from "@/tests/support/serve";
import { anyFields, anyText } from "./arbitrary";

const served = serve();
const RUNS = { numRuns: times(150, 12), interruptAfterTimeLimit: 20_000 };

/** JSON with its keys in order, `__proto__` among them. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** What a list field holds when a bare text was sent for it. */
const asKept = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      ["tags", "related", "project", "aliases"].includes(key) && typeof value === "string" ? [value] : value,
    ]),
  );

let count = 0;
/** Most bodies can be stored; NUL and half characters are refused. */
const storable = anyText.map((text) => text.toWellFormed().replaceAll("\0", ""));
const anyBody = fc.oneof({ weight: 4, arbitrary: storable }, anyText);
const input = fc.record({ type: fc.constantFrom(...RECORD_TYPES), fields: anyFields, body: anyBody });

describe("whatever is accepted", () => {
  it("is read back the same: types of fields, bytes of the body", async () => {
    await fc.assert(
      fc.asyncProperty(input, async ({ type, fields, body }) => {
        count += 1;
        const made = await served.api.call("createRecord", { type, name: `Trip ${count}`, fields, body });
        expect([201, 400], made.text).toContain(made.status);
        // What is refused says nothing here, so another takes its place; too many in a row fail the property.
        fc.pre(made.status === 201);
        const record = await served.api.ok("readRecord", { path: made.body.path });
        expect(record.problem, record.raw).toBeUndefined();
        expect(record.body).toBe(body.toWellFormed());
        for (const [key, value] of Object.entries(asKept(fields))) {
          if (["type", "name", "subject", "created"].includes(key) && value === null) continue;
          expect(canonical(record.frontmatter[key]), `${key} in ${record.raw}`).toBe(canonical(value));
        }
      }),
      RUNS,
    );
  });

  it("is set the same by an edit, and leaves all else as it was", async () => {
    const { path } = await served.api.ok("createRecord", {
      type: "note",
      name: "Edited",
      fields: { kept: "# yes", list: ["a"] },
      body: "Body stays.\n",
    });
    await fc.assert(
      fc.asyncProperty(anyFields, async (set) => {
        const before = await served.api.ok("readRecord", { path });
        const edited = await served.api.call("editRecord", { path, set } as InputOf<"editRecord">);
        expect([200, 400], edited.text).toContain(edited.status);
        const after = await served.api.ok("readRecord", { path });
        expect(after.body).toBe("Body stays.\n");
        if (edited.status === 400) {
          expect(after.raw).toBe(before.raw);
          return;
        }
        for (const [key, value] of Object.entries(asKept(set))) {
          const kept = Object.hasOwn(after.frontmatter, key) ? after.frontmatter[key] : null;
          expect(canonical(kept), `${key} in ${after.raw}`).toBe(canonical(value));
        }
        for (const [key, value] of Object.entries(before.frontmatter)) {
          if (!Object.hasOwn(set, key)) expect(canonical(after.frontmatter[key])).toBe(canonical(value));
        }
      }),
      RUNS,
    );
  });
});
