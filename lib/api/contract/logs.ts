import { z } from "zod";
import { logsInput } from "@/lib/health";
import { operation } from "./operation";

export const followLogs = operation({
  id: "followLogs",
  method: "GET",
  path: "/logs",
  tag: "Service",
  summary: "The account's log lines: the last ones, then each new one as it comes",
  input: logsInput,
  output: z.object({ line: z.string().meta({ description: "One JSON object of the log, as text" }) }),
  stream: true,
  status: 200,
});
