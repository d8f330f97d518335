import { expect, it } from "vitest";
import { contradiction } from "./input";
import { DEFAULT_SETTINGS } from "./layout";

const [composed, decomposed] = ["\u00dcbungen", "U\u0308bungen"];

it("one folder is not that of two types, in whichever Unicode form it is given", () => {
  const typeFolders = { note: composed, task: decomposed };
  expect(contradiction({ ...DEFAULT_SETTINGS, typeFolders })).toMatchObject({ field: "type_folders.task" });
  const settings = { ...DEFAULT_SETTINGS, inboxFolder: decomposed, typeFolders: { note: `${composed}/a` } };
  expect(contradiction(settings)).toMatchObject({ field: "type_folders.note" });
  expect(contradiction({ ...settings, inboxFolder: "inbox" })).toBeUndefined();
});
