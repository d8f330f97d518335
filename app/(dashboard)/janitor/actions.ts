"use server";

import { act, startedMessage, text } from "@/app/action";
import { type Diff, diffOf } from "@/components/diff/hunks";
import type { FormState, Message } from "@/components/form/state";
import { count } from "@/lib/core/count";
import { parse } from "@/lib/core/parse";
import {
  applySuggestedFix,
  previewFix,
  previewSuggestedFix,
  type Reverted,
  reverted,
  startFix,
  startRevert,
  startScan,
  sweepResult,
} from "@/lib/janitor";
import { awaitRun } from "@/lib/runs";

const PAGE = "/janitor";

/** How long the page waits for a single fix or a revert; a longer one is shown as a run. */
const WAIT_MS = 15_000;

const NOTHING_FIXED: Message = {
  kind: "warning",
  text: "Nothing was fixed: what was found has changed since the last scan, or cannot be written.",
};

export const scanAction = async (_: FormState<Message | null>, form: FormData) =>
  act(form, async (ctx) => startedMessage("Scan", await startScan(ctx)), PAGE);

/** Starts a fix of the safe issues of `code`, of those of `group`, or of all. */
export const fixManyAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx) => {
      const codes = text(form, "code") ? [text(form, "code")] : undefined;
      const groups = text(form, "group") ? [text(form, "group")] : undefined;
      return startedMessage("Fix", await startFix(ctx, parse(startFix.input, { codes, groups })));
    },
    PAGE,
  );

/** Starts a fix of the selected issues or groups, and waits for it. */
export const fixSelectedAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const ids = text(form, "ids").split(" ");
      const scope = text(form, "of") === "groups" ? { groups: ids } : { issues: ids };
      const run = await startFix(ctx, parse(startFix.input, scope));
      const outcome = await awaitRun(ctx, run, WAIT_MS);
      if (!outcome.isDone) return startedMessage("Fix", run);
      const { issues_fixed } = sweepResult.parse(outcome.result);
      if (issues_fixed === 0) return NOTHING_FIXED;
      return {
        text: `Fixed ${count(issues_fixed, "issue")}.`,
        link: { href: "/janitor/history", label: "View history" },
      };
    },
    PAGE,
  );

/** Fixes one issue, and waits for it. */
export const fixOneAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const run = await startFix(ctx, { issues: [text(form, "issue")] });
      const outcome = await awaitRun(ctx, run, WAIT_MS);
      if (!outcome.isDone) return startedMessage("Fix", run);
      return sweepResult.parse(outcome.result).issues_fixed > 0
        ? { text: `Fixed ${text(form, "about")}.` }
        : NOTHING_FIXED;
    },
    PAGE,
  );

export interface Previewed {
  /** Index of the suggested fix; null for the safe one. */
  offer: number | null;
  /** Null where no text of the file changes. */
  diff: Diff | null;
}

/** What the fix of `issue`, or its suggested fix `offer`, would change. */
export const previewAction = async (_: FormState<Previewed>, form: FormData) =>
  act(form, async (ctx): Promise<Previewed> => {
    const issue = text(form, "issue");
    if (text(form, "offer") === "") {
      const { before, after } = await previewFix(ctx, { issue });
      return { offer: null, diff: diffOf(before, after) };
    }
    const offer = Number(text(form, "offer"));
    const { change } = await previewSuggestedFix(ctx, { issue, offer });
    return { offer, diff: change && diffOf(change.before, change.after) };
  });

export const applyAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { message } = await applySuggestedFix(ctx, {
        issue: text(form, "issue"),
        offer: Number(text(form, "offer")),
      });
      // Only a scan shows what else it fixes.
      await startScan(ctx);
      return { text: `${message}.` };
    },
    PAGE,
  );

/** Reverts the fix of the audit entry `entry`, or every fix of the run `sweep`; the run then scans again. */
export const revertAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx) => {
      const run = await startRevert(ctx, revertRequest(form));
      const outcome = await awaitRun(ctx, run, WAIT_MS);
      return outcome.isDone ? revertedMessage(reverted.parse(outcome.result)) : startedMessage("Revert", run);
    },
    PAGE,
  );

const revertRequest = (form: FormData) =>
  text(form, "sweep") ? { sweep: text(form, "sweep") } : { entry: Number(text(form, "entry")) };

function revertedMessage({ reverted, files, left }: Reverted): Message {
  const done = `Reverted ${count(reverted, "fix", "fixes")} in ${count(files.length, "file")}.`;
  if (left.length === 0) return { text: done };
  const reasons = left.slice(0, 3).map(({ reason }) => reason);
  return { kind: "warning", text: `${done} ${left.length} not reverted: ${reasons.join("; ")}` };
}
