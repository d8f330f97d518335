import { expect, it } from "vitest";
import { readArguments, UsageError } from "./arguments";
import { commands } from "./commands";

const restore = { options: { over: { type: "string" }, path: { type: "string" } }, words: 1 } as const;

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
])("refuses %s, rather than ignoring it", (_, args, message) => {
  const read = () => readArguments({ ...restore, exclusive: ["over", "path"] }, args);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(message);
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
