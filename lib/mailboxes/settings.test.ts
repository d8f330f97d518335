import { expect, it } from "vitest";
import { columnsOf } from "./settings";

const settings = {
  host: "imap.example.org",
  port: 993,
  security: "tls",
  username: "alice",
  folder: "INBOX",
  after: "move",
  every_minutes: 5,
  include_existing: false,
  enabled: true,
} as const;

it.each(["INBOX", "Inbox"])(
  "refuses to move messages to the folder that they come from, named %s",
  (move_to) => {
    expect(() => columnsOf({ ...settings, move_to })).toThrow("must be another folder");
  },
);

it("treats folder names as case-sensitive", () => {
  expect(columnsOf({ ...settings, folder: "Work", move_to: "work" }).moveTo).toBe("work");
});
