import { afterAll, beforeAll, expect, it } from "vitest";
import { openVault, type TestVault } from "@/tests/support/vault";
import { reconcile } from "../reconcile";
import { wholeGraph } from "./pages";

let vault: TestVault;

beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

async function all<T>(pages: AsyncIterable<T[]>): Promise<T[]> {
  const items: T[] = [];
  for await (const page of pages) items.push(...page);
  return items;
}

it("has each edge once and the degree of each record, also where a record has more links than a page", async () => {
  const names = Array.from({ length: 40 }, (_, n) => `Note ${String(n).padStart(2, "0")}`);
  const linked = (n: number) => names.filter((_, at) => at !== n && (at * n) % 3 !== 1);
  for (const [n, name] of names.entries()) {
    const links = linked(n).map((other) => `[[${other}]] and [[${other}]]`);
    const fields = `related: ["[[${names[0]}]]"]\n`;
    vault.write(
      `note/${name}.md`,
      `---\ntype: note\nname: ${name}\ncreated: 2026-01-01\n${fields}---\n\n${links.join("\n")}\n[[Nowhere]] ![[plan.png]]\n`,
    );
  }
  vault.write(
    `note/Many.md`,
    `---\ntype: note\nname: Many\ncreated: 2026-01-01\n---\n\n${"[[Note 01]] [[Note 02]]\n".repeat(600)}`,
  );
  vault.write("plan.png", "x");
  await reconcile(vault.ctx);
  const graph = wholeGraph(vault.ctx);
  const edges = await all(graph.edges);
  const nodes = await all(graph.nodes);
  const id = (name: string) => `note/${name}.md`;
  const wanted = [
    ...["Note 01", "Note 02"].map((name) => [id("Many"), id(name), "body"]),
    ...names.flatMap((name, n) => [
      ...linked(n).map((other) => [id(name), id(other), "body"]),
      [id(name), id("Note 00"), "related"],
    ]),
  ];
  const asText = (list: unknown[]) => list.map((each) => JSON.stringify(each)).sort();
  expect(asText(edges.map(({ source, target, relation }) => [source, target, relation]))).toEqual(
    asText(wanted),
  );
  expect(nodes.map(({ name }) => name)).toEqual(["Many", ...names]);
  for (const node of nodes) {
    const ends = wanted.flat();
    expect(node.degree, node.id).toBe(ends.filter((end) => end === node.id).length);
  }
});
