import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { InputOf } from "@/tests/support/api";
import { serve } from "@/tests/support/serve";
import { writeInto } from "@/tests/support/vault";

const served = serve();
type Patch = Omit<InputOf<"editRecord">, "path">;

const TEXT = `\ufeff---\r\ntype: project   # kept\r\ntags: [ a ]\r\n---\r\n# Open\r\n\r\n- one\r\n\r\n## Notes\r\nFirst. ^n1\r\n`;

let count = 0;
function project(text = TEXT): string {
  count += 1;
  writeInto(served.account.vaultDir, `project/Part ${count}.md`, text);
  return `project/Part ${count}.md`;
}

const text = (path: string) => readFileSync(join(served.account.vaultDir, path), "utf8");
const edit = (path: string, patch: Patch) => served.api.ok("editRecord", { path, ...patch });

describe("a part of the body", () => {
  it.each<[string, Patch, string, string]>([
    [
      "a section",
      { section: { heading: ["Open"], op: "prepend", text: "- zero" } },
      "- one",
      "- zero\r\n- one",
    ],
    [
      "a nested section",
      { section: { heading: ["Open", "notes"], op: "append", text: "x\ny" } },
      "^n1\r\n",
      "^n1\r\n\r\nx\r\ny\r\n",
    ],
    ["a block", { section: { block: "^n1", op: "replace", text: "Second." } }, "First.", "Second."],
    [
      "a text",
      { replace: [{ old: "- one\n\n##", new: "- one\n- two\n\n##" }] },
      "- one\r\n",
      "- one\r\n- two\r\n",
    ],
    ["nothing of a text that stays", { replace: [{ old: "one", new: "one" }] }, "", ""],
  ])("%s is edited, and no other byte changes", async (_, patch, from, to) => {
    const path = project();
    const { fields_changed, etag } = await edit(path, patch);
    expect(text(path)).toBe(TEXT.replace(from, () => to));
    expect(fields_changed).toEqual(from === to ? [] : ["body"]);
    expect((await served.api.ok("readRecord", { path })).etag).toBe(etag);
  });

  it("is edited together with fields, replacements first", async () => {
    const path = project();
    const section = { heading: ["Done"], op: "append" as const, text: "- two" };
    const patch = { set: { status: "active" }, replace: [{ old: "# Open", new: "# Done" }], section };
    expect((await edit(path, patch)).fields_changed).toEqual(["status", "body"]);
    const body = "# Done\r\n\r\n- one\r\n\r\n## Notes\r\nFirst. ^n1\r\n\r\n- two\r\n";
    expect((await served.api.ok("readRecord", { path })).body).toBe(body);
  });

  it("is edited below frontmatter that cannot be read", async () => {
    const path = project("---\na: [\n---\n\n---\nb: 1\n---\nold\n");
    await edit(path, { replace: [{ old: "old", new: "new" }] });
    expect(text(path)).toBe("---\na: [\n---\n\n---\nb: 1\n---\nnew\n");
  });
});

describe("400", () => {
  it.each<[string, object, string, RegExp]>([
    ["a text that is not there", { replace: [{ old: "nope", new: "" }] }, "replace.0.old", /occurs 0 times/],
    ["a text of the fields", { replace: [{ old: "tags", new: "" }] }, "replace.0.old", /occurs 0 times/],
    ["a text that is there twice", { replace: [{ old: "n", new: "" }] }, "replace.0.old", /occurs \d times/],
    [
      "no heading of that name",
      { section: { heading: ["Nope"], op: "append", text: "x" } },
      "section.heading",
      /it has Open, Notes/,
    ],
    [
      "no block of that id",
      { section: { block: "zz", op: "append", text: "x" } },
      "section.block",
      /no block \^zz/,
    ],
    ["neither", { section: { op: "append", text: "x" } }, "section", /either heading or block/],
    ["both", { section: { heading: ["Open"], block: "n1", op: "append", text: "x" } }, "section", /either/],
    [
      "another operation",
      { section: { heading: ["Open"], op: "delete", text: "x" } },
      "section.op",
      /replace, append/,
    ],
    [
      "a body, too",
      { replace: [{ old: "one", new: "x" }], body_append: "x" },
      "section",
      /cannot be combined/,
    ],
    ["nothing", { replace: [] }, "replace", /at least one/],
  ])("%s", async (_, patch, at, message) => {
    const path = project();
    const error = await served.api.refused("editRecord", { path, ...patch });
    expect(error).toMatchObject({
      status: 400,
      details: [{ path: at, message: expect.stringMatching(message) }],
    });
    expect(text(path)).toBe(TEXT);
  });

  it("an unclosed frontmatter, of which all is body", async () => {
    const path = project("---\na: 1\nold");
    const error = await served.api.refused("editRecord", { path, replace: [{ old: "old", new: "new" }] });
    expect(error).toMatchObject({ status: 400, message: expect.stringContaining("not closed") });
  });
});

it("412 for another version, before anything else", async () => {
  const path = project();
  const patch = { section: { heading: ["Nope"], op: "append" as const, text: "x" }, ifMatch: '"0"' };
  expect((await served.api.refused("editRecord", { path, ...patch })).status).toBe(412);
});
