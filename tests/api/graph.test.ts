import { beforeAll, describe, expect, it } from "vitest";
import { reconcile } from "@/lib/vault";
import { serve } from "@/tests/support/serve";
import { writeInto } from "@/tests/support/vault";

const served = serve();

/** More than a page; each but the last leads to the next, to the first, twice, and to a picture. */
const RECORDS = 230;
const idOf = (n: number) => `note/N ${String(n).padStart(3, "0")}.md`;

beforeAll(async () => {
  const write = (path: string, text: string) => writeInto(served.account.vaultDir, path, text);
  write("picture.png", "PNG");
  for (let n = 0; n < RECORDS; n++) {
    const next = n + 1 < RECORDS ? `[[${idOf(n + 1)}]]` : "";
    write(idOf(n), `---\ntype: note\n---\n${next} [[N 000]] [[N 000]] ![[picture.png]] [[nowhere]]`);
  }
  await reconcile(served.account.ctx);
});

describe("the whole graph", () => {
  it("is paginated: all records and each link once, as one object", async () => {
    const { status, headers, body } = await served.api.call("vaultGraph", {});
    expect([status, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect([headers["content-length"], headers.etag]).toEqual([undefined, undefined]);
    expect(Object.keys(body)).toEqual(["edges", "nodes"]);
    const { nodes, edges } = body;
    expect(nodes.map(({ id }) => id)).toEqual(Array.from({ length: RECORDS }, (_, n) => idOf(n)));
    expect(edges).toHaveLength(2 * RECORDS - 1);
    expect(nodes.map(({ degree }) => degree).slice(0, 3)).toEqual([RECORDS + 2, 3, 3]);
  });

  it("is the whole graph when the limit covers all records", async () => {
    const whole = await served.api.ok("vaultGraph", {});
    const bounded = await served.api.call("vaultGraph", { limit: RECORDS });
    expect(bounded.body).toEqual(whole);
    expect(bounded.headers.etag).toMatch(/^W\//);
  });
});
