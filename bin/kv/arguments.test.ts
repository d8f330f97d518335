import { expect, it } from "vitest";
import { readArguments, UsageError } from "./arguments";
import { allCommands, commandsFor } from "./commands";

const commands = await allCommands();

const restore = {
  options: { over: { type: "string" }, path: { type: "string" }, apply: { type: "boolean" } },
  words: 1,
  exclusive: [["over", "path"]],
  needs: { apply: "path" },
} as const;

it("reads options and words", () => {
  const command = { options: { yes: { type: "boolean" }, remove: { type: "string" } }, words: 1 } as const;
  expect(readArguments(command, ["--yes", "one", "--remove=a,b"])).toEqual({
    values: { yes: "true", remove: "a,b" },
    positionals: ["one"],
  });
});

it.each([
  ["an option that it does not have", ["--overr", "x"], /--overr/],
  ["an option without its value", ["--over"], /--over/],
  ["a word too many", ["one", "two"], /Not expected: two/],
  ["options that exclude each other", ["one", "--path", "a", "--over", "b"], /Only one of --over, --path/],
  ["an option that belongs to another one", ["one", "--over", "b", "--apply"], /--apply belongs to --path/],
  [
    "a value of an option that has none",
    ["one", "--path", "a", "--apply=yes"],
    /--apply.* does not take an argument/,
  ],
  ["a word after it", ["one", "--path", "a", "--apply", "yes"], /Not expected: yes/],
  ["an option that is given twice", ["one", "--path", "a", "--path", "b"], /--path can be given only once/],
])("refuses %s, rather than ignoring it", (_, args, message) => {
  const read = () => readArguments(restore, args);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(message);
});

it.each([
  [
    ["backup", "restore"],
    ["an-id", "--apply"],
  ],
  [
    ["backup", "restore"],
    ["an-id", "--over", "one", "--account", "two"],
  ],
  [
    ["backup", "restore"],
    ["an-id", "--path", "note/A.md", "--identity", "file"],
  ],
  [["setup"], ["--email", "a@example.org", "--password", "a long password", "--accept"]],
  [["folders"], ["--accept", "--set", "person=People"]],
])("kv %j refuses %j", (name, args) => {
  const command = commands.find((each) => each.name.join(" ") === name.join(" "));
  expect(() => command && readArguments(command, args)).toThrow(UsageError);
});

it("every option of a command is in its usage text, and every word", () => {
  for (const { usage, options, words = 0, name } of commands) {
    for (const option of Object.keys(options)) expect(usage).toMatch(new RegExp(`--${option}\\b`));
    const named =
      usage
        .replace(/\[?--.*/, "")
        .replace(name.join(" "), "")
        .match(/[A-Z|]{2,}/g) ?? [];
    expect(named.length, usage).toBe(words);
  }
});

it("has every command among those of its first word", async () => {
  for (const command of commands)
    expect(await commandsFor(command.name[0]), command.usage).toContain(command);
});
