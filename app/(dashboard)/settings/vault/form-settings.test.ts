import { expect, it } from "vitest";
import { KvError } from "@/lib/core/errors";
import { readFolders } from "./form-settings";

it("reads a folder a line, and skips empty lines", () => {
  expect(readFolders("person: People\n\n  org :Firms/All \n")).toEqual({
    person: "People",
    org: "Firms/All",
  });
  expect(readFolders(" \n")).toEqual({});
});

it.each([
  ["a line without a colon", "person: People\nFirms", "Write “Firms” as a type, a colon and a folder"],
  ["a second folder of a type", "person: A\nperson: B", "A type has one folder: choose one for person"],
])("refuses %s, at the field of the form", (_, text, message) => {
  const refused = () => readFolders(text);
  expect(refused).toThrow(KvError);
  expect(refused).toThrow(expect.objectContaining({ details: [{ path: "type_folders", message }] }));
});
