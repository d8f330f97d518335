import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ACTION_GROUPS } from "@/app/(dashboard)/settings/audit/action-groups";
import { root } from "../support/root";

it("has the group of every action that is recorded", () => {
  const sources = readdirSync(join(root, "lib"), { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".ts") && !path.endsWith(".test.ts"),
  );
  const groups = new Set<string>();
  for (const path of sources)
    for (const [, group] of readFileSync(join(root, "lib", path), "utf8").matchAll(/\baction: "(\w+)\.\w+"/g))
      groups.add(`${group}.*`);
  expect(groups.size).toBeGreaterThan(15);
  expect([...groups].filter((group) => !(ACTION_GROUPS as readonly string[]).includes(group))).toEqual([]);
});
