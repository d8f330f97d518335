import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";
import { ignored } from "../shapes";
import { ignoredFiles } from "../sweeps/ignored";

export const listIgnored = defineOperation({
  id: "janitorIgnored",
  http: { method: "GET", path: "/workers/janitor/ignore" },
  tag: "Workers",
  summary: "List ignored files",
  input: noInput,
  output: z.object({ ignored: z.array(ignored) }),
  run: async (ctx) => ({ ignored: await ignoredFiles(ctx) }),
});
