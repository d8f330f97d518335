"use server";

import { act, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { count } from "@/lib/core/count";
import { KvError } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import {
  acceptCuratorProposal,
  discardCuratorProposal,
  reopenProposal,
  undoInboxFile,
  writeCuratorSettings,
} from "@/lib/curator";
import type { Context } from "@/lib/db";

const PAGE = "/inbox";

type State = FormState<Message | null>;

export const acceptAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { message } = await acceptCuratorProposal(ctx, { id: text(form, "id") });
      return { text: `${message}.` };
    },
    PAGE,
  );

const CORRECTED = ["owner", "due"];

/** A field with its new value, if it is another one than before; null for an empty one. */
function changed(form: FormData, field: string): [string, string | null][] {
  const value = text(form, field).trim();
  return value === text(form, `${field}-before`) ? [] : [[field, value === "" ? null : value]];
}

/** Accepts a proposal with what was corrected; an empty field is left out. */
export const correctAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { message } = await acceptCuratorProposal(
        ctx,
        parse(acceptCuratorProposal.input, {
          id: text(form, "id"),
          name: text(form, "name").trim(),
          type: text(form, "type"),
          fields: Object.fromEntries(CORRECTED.flatMap((field) => changed(form, field))),
        }),
      );
      return { text: `${message}.` };
    },
    PAGE,
  );

export const discardAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { message } = await discardCuratorProposal(ctx, { id: text(form, "id") });
      return { text: `${message}.` };
    },
    PAGE,
  );

/** Undoes a discard. */
export const reopenAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { type, name } = await reopenProposal(ctx, { id: text(form, "id") });
      return { text: `The ${type} ${name} is proposed again.` };
    },
    PAGE,
  );

/** `ids` are separated by commas; `accept` is `yes` or `no`. */
export const settleAllAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const accept = text(form, "accept") === "yes";
      const failures = await settleAll(ctx, text(form, "ids").split(","), accept);
      const done = accept ? "Accepted" : "Discarded";
      if (failures.length === 0) return { text: `${done} all.` };
      return { kind: "warning", text: `${count(failures.length, "proposal")} left: ${failures[0]}` };
    },
    PAGE,
  );

/** Settles proposals one by one, in order; returns why some could not be. */
async function settleAll(ctx: Context, ids: readonly string[], accept: boolean): Promise<string[]> {
  const failures: string[] = [];
  for (const id of ids)
    try {
      await (accept ? acceptCuratorProposal(ctx, { id }) : discardCuratorProposal(ctx, { id }));
    } catch (error) {
      if (!(error instanceof KvError)) throw error;
      // Another of its name was discarded a moment ago.
      if (accept || error.code !== "CONFLICT") failures.push(error.message);
    }
  return failures;
}

export const settingsAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      await writeCuratorSettings(ctx, parse(writeCuratorSettings.input, { review: text(form, "review") }));
      return { text: "Settings saved." };
    },
    PAGE,
  );

/** Undoes what a file made. */
export const undoAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { removed, kept } = await undoInboxFile(ctx, { id: text(form, "id") });
      const stayed =
        kept.length > 0 ? ` ${count(kept.length, "record")} kept: edited or linked to since.` : "";
      return { text: `Removed ${count(removed.length, "record")}.${stayed}` };
    },
    PAGE,
  );
