"use server";

import { act, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { recordHref } from "@/components/vault/href";
import { count } from "@/lib/core/count";
import { KvError } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import {
  acceptCuratorProposal,
  discardCuratorProposal,
  reopenProposals,
  undoCuratorProposal,
  undoInboxFile,
  writeCuratorSettings,
} from "@/lib/curator";

const PAGE = "/inbox";

type State = FormState<Message | null>;

export const acceptAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      return accepted(await acceptCuratorProposal(ctx, { id: text(form, "id") }));
    },
    PAGE,
  );

const accepted = ({ message, path }: { message: string; path: string }): Message => ({
  text: `${message}.`,
  link: { href: recordHref(path), label: "Open record" },
});

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
      const correction = {
        id: text(form, "id"),
        name: text(form, "name").trim(),
        type: text(form, "type"),
        fields: Object.fromEntries(CORRECTED.flatMap((field) => changed(form, field))),
      };
      return accepted(await acceptCuratorProposal(ctx, parse(acceptCuratorProposal.input, correction)));
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

/** Undoes what was decided about one or several, the last one first. */
export const undoProposalsAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const ids = text(form, "ids").split(",");
      const [only, ...others] = ids;
      if (only !== undefined && others.length === 0) {
        const { message } = await undoCuratorProposal(ctx, { id: only });
        return { text: `${message}.` };
      }
      const failures = await reopenProposals(ctx, ids);
      const back = ids.length - failures.length;
      return failures.length === 0
        ? { text: `${count(back, "proposal")} proposed again.` }
        : { kind: "warning", text: `${count(failures.length, "proposal")} not undone: ${failures[0]}` };
    },
    PAGE,
  );

/** `ids` are separated by commas; `accept` is `yes` or `no`. */
export const settleAllAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const accept = text(form, "accept") === "yes";
      const ids = text(form, "ids").split(",");
      // Another of its name was discarded a moment ago.
      const failures = await each(ids, !accept, async (id) => {
        await (accept ? acceptCuratorProposal(ctx, { id }) : discardCuratorProposal(ctx, { id }));
      });
      const settled = count(ids.length - failures.length, "proposal");
      if (failures.length === 0) return { text: `${accept ? "Accepted" : "Discarded"} ${settled}.` };
      return { kind: "warning", text: `${count(failures.length, "proposal")} left: ${failures[0]}` };
    },
    PAGE,
  );

/** Acts on proposals one by one, in order; returns why some could not be. A conflict may mean that it is done already. */
async function each(
  ids: readonly string[],
  mayBeDone: boolean,
  act: (id: string) => Promise<void>,
): Promise<string[]> {
  const failures: string[] = [];
  for (const id of ids)
    try {
      await act(id);
    } catch (error) {
      if (!(error instanceof KvError)) throw error;
      if (!mayBeDone || error.code !== "CONFLICT") failures.push(error.message);
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
