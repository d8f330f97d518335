import { describe, expect, it } from "vitest";
import { jsonOrRaw } from "./answer";
import { splitCommandLine } from "./command-line";

describe("a command line", () => {
  it.each([
    ["gate", ["gate"]],
    ["  gate\t--json \n", ["gate", "--json"]],
    [`"/opt/my gate/run" 'a  b' c\\ d`, ["/opt/my gate/run", "a  b", "c d"]],
    [`gate --name="two words"more`, ["gate", "--name=two wordsmore"]],
    [`gate "say \\"hi\\" \\n" ''`, ["gate", 'say "hi" \\n', ""]],
    [
      "gate $HOME `id` $(id) * ; rm -rf / | & > x",
      ["gate", "$HOME", "`id`", "$(id)", "*", ";", "rm", "-rf", "/", "|", "&", ">", "x"],
    ],
    [`gate "$HOME" '$(id)'`, ["gate", "$HOME", "$(id)"]],
    [`'it'"'"'s'`, ["it's"]],
  ])("%j is %j", (line, words) => {
    expect(splitCommandLine(line)).toEqual(words);
  });

  it.each(["", "  ", `gate "open`, "gate 'open", "gate \\"])("%j is none", (line) => {
    expect(() => splitCommandLine(line)).toThrow(expect.objectContaining({ code: "EXEC_ERROR" }));
  });
});

describe("output", () => {
  it.each([
    [`{"secrets": []}\n`, { secrets: [] }],
    ["[1]", [1]],
    ["null", null],
    ["", { raw: "" }],
    ["OK: 3 secrets\n", { raw: "OK: 3 secrets\n" }],
    [`{"big": 12345678901234567890123}`, { raw: `{"big": 12345678901234567890123}` }],
    [`{"a": 1} trailing`, { raw: `{"a": 1} trailing` }],
  ])("%j is answered as %j", (output, answer) => {
    expect(jsonOrRaw(output)).toEqual(answer);
  });
});
