"use server";

import { act, startedMessage, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { parse } from "@/lib/core/parse";
import { awaitRun } from "@/lib/runs";
import {
  renameCluster,
  settleProposal,
  startSurvey,
  startWithdrawal,
  withdrawn,
  writeSurveyorSettings,
} from "@/lib/surveyor";

const PAGE = "/knowledge";

/** How long the page waits for a revert; a longer one is shown as a run. */
const WAIT_MS = 15_000;

type State = FormState<Message | null>;

export const surveyAction = async (_: State, form: FormData) =>
  act(form, async (ctx) => startedMessage("Run", await startSurvey(ctx)), PAGE);

export const renameAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { label } = await renameCluster(ctx, {
        clusterId: text(form, "cluster"),
        label: text(form, "label"),
      });
      return { text: `Renamed to “${label}”. Records are updated on the next run.` };
    },
    PAGE,
  );

/** `accept` is `yes` or `no`. */
export const settleAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const [path, kind, value] = [text(form, "path"), text(form, "kind"), text(form, "value")];
      const accept = text(form, "accept") === "yes";
      const { message } = await settleProposal(
        ctx,
        parse(settleProposal.input, { path, kind, value, accept }),
      );
      return { text: message };
    },
    PAGE,
  );

/** `write` is a checkbox. */
export const settingsAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      await writeSurveyorSettings(ctx, { write: form.has("write") });
      return { text: "Settings saved." };
    },
    PAGE,
  );

export const revertAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const run = await startWithdrawal(ctx);
      const outcome = await awaitRun(ctx, run, WAIT_MS);
      if (!outcome.isDone) return startedMessage("Revert", run);
      const { message } = withdrawn.parse(outcome.result);
      return { text: `${message}. The surveyor now only proposes.` };
    },
    PAGE,
  );
