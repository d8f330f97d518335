"use server";

import { act, startedMessage, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { invalid } from "@/lib/core/errors";
import { startWorkflow, workersDown, workersRestart, workersUp } from "@/lib/runs";

const COMMANDS = {
  start: { run: workersUp, done: "started" },
  stop: { run: workersDown, done: "stopped" },
  restart: { run: workersRestart, done: "restarting" },
};

const PAGE = "/workers";

/** `command` is start, stop or restart; `only` names one worker, otherwise all are meant. */
export const controlAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const command = text(form, "command");
      if (command !== "start" && command !== "stop" && command !== "restart") {
        throw invalid("command", "must be start, stop or restart");
      }
      const only = text(form, "only");
      const { run, done } = COMMANDS[command];
      await run(ctx, only ? { only } : {});
      return { text: `${only ? `The ${only} is` : "All workers are"} ${done}.` };
    },
    PAGE,
  );

/** Starts a workflow of a type with defaults. */
export const runNowAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx) => {
      const { execution, reused } = await startWorkflow(ctx, { type: text(form, "type") });
      return startedMessage("Run", { ...execution, reused });
    },
    PAGE,
  );
