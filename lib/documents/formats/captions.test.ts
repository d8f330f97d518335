import { it } from "vitest";
import { expectLinear } from "@/tests/support/cost";
import { readCaptions } from "./captions";

it("reads captions without full stops in linear time", () => {
  const cue = "00:01.000 --> 00:02.000\nand then we went on and on\n\n";
  expectLinear("captions", (size) => readCaptions(Buffer.from(cue.repeat(size))), 12_000);
});
