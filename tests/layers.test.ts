import { describe, expect, it } from "vitest";
import { cyclesOf } from "./cycles";
import { faultsOf, readSource, readSources } from "./layers";
import { root } from "./support/root";

describe("the layers", () => {
  it("are kept by every file of the project", () => {
    const sources = readSources(root);
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap(faultsOf)).toEqual([]);
  });
});

describe("the folders of a room", () => {
  const cycles = (...sources: [path: string, text: string][]) =>
    cyclesOf(sources.map(([path, text]) => readSource(path, text)));

  it("have no import cycles", () => {
    const sources = readSources(root);
    expect(sources.length).toBeGreaterThan(50);
    expect(cyclesOf(sources)).toEqual([]);
  });

  it("are named with the imports of a cycle", () => {
    expect(
      cycles(
        ["lib/vault/links/a.ts", 'import { b } from "../record/b"'],
        ["lib/vault/record/b.ts", 'import { c } from "../store"'],
        ["lib/vault/store/index.ts", 'export { a } from "../links/a"'],
      ),
    ).toEqual([
      "lib/vault has the import cycle links → record → store → links: lib/vault/links/a.ts imports " +
        "lib/vault/record/b. Move what lib/vault/record and lib/vault/links share.",
      expect.stringMatching(/^lib\/vault has the import cycle record → store → links → record: /),
      expect.stringMatching(/^lib\/vault has the import cycle store → links → record → store: /),
    ]);
  });

  it("may import the files of the room, and other rooms; tests may import anything", () => {
    expect(
      cycles(
        ["lib/vault/links/a.ts", 'import { b } from "../record/b"; import { c } from "../name"'],
        ["lib/vault/name.ts", 'import { a } from "./links/a"'],
        ["lib/vault/record/b.test.ts", 'import { a } from "../links/a"'],
        ["lib/curator/record/b.ts", 'import { a } from "@/lib/vault/links/a"'],
      ),
    ).toEqual([]);
  });
});

describe("the rules of the layers", () => {
  const faults = (path: string, text: string) => faultsOf(readSource(path, text)).join("\n");

  it.each([
    ["lib/vault/a.ts", 'import { x } from "@/lib/curator"', /lib\/vault is below lib\/curator\. Move/],
    ["lib/core/a.ts", 'import { env } from "../db"', /lib\/core is below lib\/db/],
    [
      "lib/vault/a.ts",
      'export { x } from "@/lib/db/client"',
      /through its front\. Export it from lib\/db\/index/,
    ],
    ["lib/vault/records/a.ts", 'import("../../db/client")', /through its front/],
    ["lib/vault/a.ts", 'import type { A } from "next/server"', /plain Node/],
    ["lib/vault/a.ts", 'import "react"', /plain Node/],
    ["lib/vault/a.ts", 'import { x } from "next-auth"', /plain Node/],
    ["lib/vault/a.ts", 'import { x } from "@/components/x"', /lib stands below components/],
    ["lib/vault/a.ts", 'import { x } from "@/tests/support/room"', /lib stands below tests/],
    ["lib/mystery/a.ts", 'import { x } from "@/lib/core/ids"', /lib\/mystery is not a known room/],
    ["components/a.tsx", 'import { x } from "@/app/page"', /components know no page/],
    ["app/a.tsx", 'import { x } from "@/bin/start"', /Move what it needs to lib/],
    ["lib/vault/a.ts", 'import { x } from "."', /the front of its own room\. Import the file/],
    ["lib/vault/records/a.ts", 'import { x } from ".."', /the front of its own room/],
    ["lib/vault/records/a.ts", 'import { x } from "@/lib/vault/index"', /the front of its own room/],
    ["lib/vault/a.ts", "const a = process.env.X", /only lib\/env\.ts does/],
    ["app/page.tsx", "const a = process.env.X", /only lib\/env\.ts does/],
    ["app/a/route.ts", "Readable.toWeb(file.bytes)", /use toWebStream/],
    ["app/api/v1/a/route.ts", "x\n".repeat(26), /has 26 lines: a route declares/],
  ])("are broken by %s with %j", (path, text, sentence) => expect(faults(path, text)).toMatch(sentence));

  it.each([
    [
      "lib/vault/a.ts",
      'import { x } from "@/lib/db"; import { y } from "./deep/b"; import z from "postgres"',
    ],
    ["lib/vault/a.ts", 'import { x } from "@/lib/core/ids"; import { env } from "@/lib/env"'],
    ["lib/audit/a.ts", 'import { x } from "../db"'],
    ["lib/vault/a.ts", 'import { accountTable } from "@/lib/db/tables"'],
    ["lib/vault/a.test.ts", 'process.env; import { freshDatabase } from "@/tests/support/database"'],
    ["lib/vault/records/a.ts", 'import { x } from "."; import { y } from "../records"'],
    ["lib/vault/a.test.ts", 'import { x } from "."'],
    ["lib/a.test.ts", "Readable.toWeb(Readable.from([]))"],
    ["lib/env.ts", "process.env"],
    ["bin/start.ts", 'process.env; import { x } from "@/lib/db/embedded/server"'],
    [
      "app/page.tsx",
      'import { x } from "@/components/ui/y"; import { z } from "@/lib/vault"; import "react"',
    ],
    ["components/x.tsx", 'import { z } from "@/lib/vault/name"; import next from "next/link"'],
    ["app/api/v1/a/route.ts", "x\n".repeat(25)],
  ])("are kept by %s with %j", (path, text) => expect(faults(path, text)).toBe(""));
});
