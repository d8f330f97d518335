import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openVault, type TestVault } from "@/tests/support/vault";
import { vaultPath } from "../path";
import { checkMatch, etagOf, lockKeys, lockVault } from "./lock";

const HASH = "0123456789abcdef".repeat(4);
const ETAG = etagOf(HASH);

describe("If-Match", () => {
  it.each([
    undefined,
    "*",
    " * ",
    `"${ETAG}"`,
    ETAG,
    `"x", "${ETAG}"`,
    `"x","${ETAG}" , "y"`,
    `"${ETAG}-0a"`,
  ])("%s matches", (given) => {
    expect(() => checkMatch(given, HASH)).not.toThrow();
  });

  it.each(["", '""', '"x"', `W/"${ETAG}"`, `"${ETAG.slice(1)}"`, `"${ETAG}x"`, `"x-${ETAG}"`, '"*"'])(
    "%j does not",
    (given) => {
      expect(() => checkMatch(given, HASH)).toThrow(expect.objectContaining({ code: "PRECONDITION_FAILED" }));
    },
  );
});

describe("locks", () => {
  let vault: TestVault;
  beforeAll(async () => {
    vault = await openVault();
  });
  afterAll(() => vault.close());

  const A = vaultPath("note/A.md");
  const order: string[] = [];
  type Lock = "A" | "a" | "B" | "vault";
  const take = (name: string, lock: Lock, ctx = vault.ctx) =>
    ctx.db.tx(async (tx) => {
      if (lock === "vault") await lockVault(ctx, tx);
      else await lockKeys(ctx, tx, [vaultPath(`note/${lock}.md`)]);
      order.push(`+${name}`);
      await new Promise((resolve) => setTimeout(resolve, 60));
      order.push(`-${name}`);
    });
  const overlaps = async (one: Lock, two: Lock, ctx = vault.ctx) => {
    order.length = 0;
    await Promise.all([take("1", one), take("2", two, ctx)]);
    return order[1]?.startsWith("+");
  };

  it("let one at a time write a record, whatever the case of its name", async () => {
    expect(A).toBe("note/A.md");
    expect(await overlaps("A", "A")).toBe(false);
    expect(await overlaps("A", "a")).toBe(false);
    expect(await overlaps("A", "B")).toBe(true);
  });

  it("of the whole vault keep out everyone, and hold up no other account", async () => {
    expect(await overlaps("vault", "A")).toBe(false);
    expect(await overlaps("A", "vault")).toBe(false);
    expect(await overlaps("vault", "vault")).toBe(false);
    expect(await overlaps("vault", "vault", await vault.another())).toBe(true);
  });

  it("never wait for one another, in whatever order they are asked for", async () => {
    const both = (...names: string[]) =>
      vault.ctx.db.tx((tx) =>
        lockKeys(
          vault.ctx,
          tx,
          names.map((name) => vaultPath(`note/${name}.md`)),
        ),
      );
    await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? both("A", "B") : both("B", "A"))));
  });
});
