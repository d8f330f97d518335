import type { Context } from "@/lib/db";
import { registeredWorkflows } from "./definition";

/** What the execution of a run does when it was closed, for one that is not executed any more. */
export async function cleanUpAfter(
  ctx: Context,
  { type, input }: { type: string; input: unknown },
): Promise<void> {
  const workflow = registeredWorkflows().find((each) => each.type === type);
  const parsed = workflow?.runInput.safeParse(input);
  if (parsed?.success) await workflow?.onCanceled?.(ctx, parsed.data);
}
