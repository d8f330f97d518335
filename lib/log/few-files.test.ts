import pino from "pino";
import { expect, it } from "vitest";
import { maxOpenFiles, warnOfFewFiles } from "./few-files";

const limits = (files: string) => `Limit                     Soft Limit           Hard Limit           Units
Max core file size        0                    unlimited            bytes
Max open files            ${files}                 1048576              files
`;

it("reads how many files a process may open", () => {
  expect(maxOpenFiles(limits("256"))).toBe(256);
  expect(maxOpenFiles(limits("unlimited"))).toBe(Number.POSITIVE_INFINITY);
  expect(maxOpenFiles("")).toBe(Number.POSITIVE_INFINITY);
});

it("warns of few files, with what to do, and is silent where there are enough", () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  warnOfFewFiles(log, 256);
  warnOfFewFiles(log, 1_024);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(
    "only 256 files may be open at a time: allow 1024, with ulimit -n or LimitNOFILE",
  );
});
