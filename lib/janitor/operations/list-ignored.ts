import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";
import { ignored, ignoredGroup } from "../shapes";
import { ignoredFiles, ignoredGroups } from "../sweeps/ignored";

export const listIgnored = defineOperation({
  id: "janitorIgnored",
  http: { method: "GET", path: "/workers/janitor/ignore" },
  tag: "Janitor",
  summary: "List ignored files and groups",
  description: "With why and since when.",
  input: noInput,
  output: z.object({ ignored: z.array(ignored), groups: z.array(ignoredGroup) }),
  run: async (ctx) => ({ ignored: await ignoredFiles(ctx), groups: await ignoredGroups(ctx) }),
});
