import { z } from "zod";

export const execution = z.object({ workflowId: z.string(), runId: z.uuid() });

/** Which run it was, in every reply of a long operation; `reused`: it went on already and was joined. */
const ofRun = { execution, reused: z.boolean() };

/** The result of a long operation, with its run. */
export const withRun = <S extends z.ZodRawShape>(result: z.ZodObject<S>) => result.extend(ofRun);

/** The reply when the run is not waited for any longer. */
export const acceptedRun = z.object({
  ...ofRun,
  state: z.enum(["queued", "running"]),
  status_url: z.string(),
});
