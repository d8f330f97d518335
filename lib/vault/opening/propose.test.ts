import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { RECORD_TYPES } from "../schema";
import { contradiction } from "../settings/input";
import { DEFAULT_LAYOUT, DEFAULT_SETTINGS, Layout } from "../settings/layout";
import { typeOfFolderName } from "./guess";
import { proposeFolders } from "./propose";

const files = (folder: string, count: number, claimed?: (typeof RECORD_TYPES)[number]) =>
  Array.from({ length: count }, (_, n) => ({ path: `${folder}/${n}.md`, claimed }));

describe("the type of a folder's name", () => {
  it.each([
    ["People", "person"],
    ["02 - People", "person"],
    ["👤 People", "person"],
    ["Personen", "person"],
    ["Projets", "project"],
    ["Proyectos", "project"],
    ["Aufgaben", "task"],
    ["TO-DO", "task"],
    ["Réunions", "event"],
    ["Reunions", "event"],
    ["Companies", "org"],
    ["人物", "person"],
    ["Notizen", "note"],
    ["Decisions", "decision"],
  ])("%s is %s", (name, type) => {
    expect(typeOfFolderName(name)).toBe(type);
  });

  it.each(["Recipes", "2024", "", "📚", "Areas", "Peopleware"])("%j is none", (name) => {
    expect(typeOfFolderName(name)).toBeUndefined();
  });
});

describe("a proposal", () => {
  it("has the folder with the most records for each type, and lists every top folder", () => {
    const { folders, typeFolders } = proposeFolders(
      [
        ...files("People", 5),
        ...files("Archive/People", 2),
        ...files("Recipes", 9),
        ...files("Work/Projekte", 3),
        { path: "Root.md", claimed: undefined },
      ],
      DEFAULT_LAYOUT,
    );
    expect(typeFolders).toEqual({ person: "People", project: "Work/Projekte" });
    expect(folders).toEqual([
      { path: "Archive", records: 2, type: null, by: null },
      { path: "People", records: 5, type: "person", by: "name" },
      { path: "Recipes", records: 9, type: null, by: null },
      { path: "Work", records: 3, type: null, by: null },
      { path: "Work/Projekte", records: 3, type: "project", by: "name" },
    ]);
  });

  it("counts what most records of a folder claim more than its name", () => {
    const { typeFolders } = proposeFolders(
      [
        ...files("Notes", 4, "decision"),
        ...files("Notes/x", 1),
        ...files("Log", 3, "event"),
        ...files("Log", 9),
      ],
      DEFAULT_LAYOUT,
    );
    expect(typeFolders).toEqual({ decision: "Notes" });
  });

  it("leaves type directories, the map that is set, and the inbox as they are", () => {
    const layout = new Layout({ ...DEFAULT_SETTINGS, typeFolders: { org: "Firms" }, inboxEnabled: false });
    const { folders, typeFolders } = proposeFolders(
      [
        ...files("person", 1),
        ...files("People", 5),
        ...files("Firms", 1),
        ...files("Companies", 7),
        ...files("inbox/Tasks", 3),
      ],
      layout,
    );
    expect(typeFolders).toEqual({ org: "Firms" });
    expect(folders.map(({ path, type, by }) => [path, type, by])).toEqual([
      ["Companies", null, null],
      ["Firms", "org", "settings"],
      ["People", null, null],
      ["person", "person", "directory"],
    ]);
  });

  it("of any folders is a valid map of folders that exist", () => {
    const part = fc.oneof(
      fc.constantFrom(
        "People",
        "Personen",
        "Work",
        "Projects",
        "inbox",
        "note",
        "Tasks",
        "constructor",
        "__proto__",
      ),
      fc.stringMatching(/^[\p{L}\p{N} ]{1,8}$/u).filter((text) => text.trim() === text),
    );
    const record = fc.record({
      path: fc.array(part, { minLength: 0, maxLength: 4 }).map((parts) => [...parts, "x.md"].join("/")),
      claimed: fc.option(fc.constantFrom(...RECORD_TYPES), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(record, { maxLength: 30 }), (records) => {
        const { typeFolders, folders } = proposeFolders(records, DEFAULT_LAYOUT);
        expect(contradiction({ ...DEFAULT_SETTINGS, typeFolders })).toBeUndefined();
        for (const folder of Object.values(typeFolders))
          expect(records.some(({ path }) => path.startsWith(`${folder}/`))).toBe(true);
        for (const [type, path] of Object.entries(typeFolders))
          expect(folders.find((each) => each.path === path)?.type).toBe(type);
      }),
      depth(2_000),
    );
  });
});
