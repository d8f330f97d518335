"use server";

import { act, startedMessage, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { count } from "@/lib/core/count";
import { parse } from "@/lib/core/parse";
import { acceptStatus, ignoreGroup, startGroupFix, startScan, sweepResult } from "@/lib/janitor";
import { awaitRun } from "@/lib/runs";

const PAGE = "/janitor";

/** How long the page waits for a fix; a longer one is shown as a run. */
const WAIT_MS = 15_000;

/** Applies one fix, of a `kind` with its values, to the issues of `group`. */
export const decideAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const run = await startGroupFix(
        ctx,
        parse(startGroupFix.input, { id: text(form, "group"), decision: decisionOf(form) }),
      );
      const outcome = await awaitRun(ctx, run, WAIT_MS);
      if (!outcome.isDone) return startedMessage("Fix", run);
      const { issues_fixed } = sweepResult.parse(outcome.result);
      return {
        text: `Fixed ${count(issues_fixed, "issue")}.`,
        link: { href: "/janitor/history", label: "View history" },
      };
    },
    PAGE,
  );

/** The named values that the form has: a decision is strict about further ones. */
function decisionOf(form: FormData): Record<string, string> {
  const names = ["kind", "path", "field", "value"].filter((name) => form.has(name));
  return Object.fromEntries(names.map((name) => [name, text(form, name)]));
}

export const ignoreGroupAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const reason = text(form, "reason").trim() || undefined;
      const { code, message } = await ignoreGroup(
        ctx,
        parse(ignoreGroup.input, { id: text(form, "group"), reason }),
      );
      return {
        text: `Ignoring ${code}: ${message}`,
        link: { href: "/janitor/settings", label: "Manage ignored issues" },
      };
    },
    PAGE,
  );

/** Accepts the status of `group` for its type, and scans again. */
export const acceptStatusAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { type, status } = await acceptStatus(
        ctx,
        parse(acceptStatus.input, { id: text(form, "group") }),
      );
      await startScan(ctx);
      return {
        text: `Accepted ${status} as a status of ${type}.`,
        link: { href: "/janitor/settings", label: "View accepted statuses" },
      };
    },
    PAGE,
  );
