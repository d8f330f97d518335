"use server";

import { redirect } from "next/navigation";
import { act, actAndClose, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { recordHref } from "@/components/vault/href";
import { invalid } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import {
  checkName,
  copyRecord,
  isRecordType,
  linkMention,
  moveRecord,
  restoreVersions,
  tickTask,
} from "@/lib/vault";
import { movedBackHref, movedHref } from "./query";

const PAGE = "/vault";

/** Moves the version that the page showed; links to it follow. */
export async function moveRecordAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await actAndClose(
    form,
    (ctx) => {
      const [folder, name] = [
        text(form, "folder")
          .trim()
          .replace(/^\/+|\/+$/g, ""),
        text(form, "name").trim(),
      ];
      if (name === "") throw invalid("name", "give the record a name");
      const to = `${folder === "" ? "" : `${folder}/`}${name}.md`;
      return moveRecord(ctx, { path: text(form, "path"), to, ifMatch: text(form, "etag") });
    },
    PAGE,
    movedHref,
  );
  return moveFailure(result, text(form, "name").trim());
}

/** Gives the record another type, in the folder of that type. */
export async function retypeRecordAction(_: FormState, form: FormData): Promise<FormState> {
  return actAndClose(
    form,
    (ctx) => {
      const [type, status] = [text(form, "type"), text(form, "status")];
      if (!isRecordType(type)) throw invalid("type", "choose one of the types");
      return moveRecord(ctx, {
        path: text(form, "path"),
        type,
        ...(status !== "" && { status }),
        ifMatch: text(form, "etag"),
      });
    },
    PAGE,
    movedHref,
  );
}

/** The path is typed in two fields: what is wrong with one whose name is valid is in its folder. */
const moveFailure = (state: FormState, name: string): FormState =>
  state === null || state.ok || state.fields.to === undefined
    ? state
    : { ...state, fields: { ...state.fields, [checkName(name).ok ? "folder" : "name"]: state.fields.to } };

/** Moves a record back to where it was. */
export async function undoMoveAction(
  _: FormState<Message | null>,
  form: FormData,
): Promise<FormState<Message | null>> {
  const back = { path: text(form, "path"), to: text(form, "to") };
  const result = await act(form, (ctx) => moveRecord(ctx, back), PAGE);
  if (!result?.ok) return result;
  redirect(movedBackHref(result.value));
}

/** Gives the version that the page showed an earlier text. */
export async function restoreVersionAction(_: FormState, form: FormData): Promise<FormState> {
  const [path, hash, ifMatch] = [text(form, "path"), text(form, "hash"), text(form, "etag")];
  const restore = (ctx: Context) => restoreVersions(ctx, { records: [{ path, hash, ifMatch }] });
  return actAndClose(form, restore, PAGE, () => recordHref(path));
}

/** Makes a mention a link, in the version of the other record that was shown. */
export const linkMentionAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const [path, source] = [text(form, "path"), text(form, "source")];
      await linkMention(ctx, { path, source, ifMatch: text(form, "etag") });
      return { text: `Linked in ${source}.` };
    },
    PAGE,
  );

export async function copyRecordAction(_: FormState, form: FormData): Promise<FormState> {
  const copy = { path: text(form, "path"), name: text(form, "name").trim() };
  return actAndClose(
    form,
    (ctx) => copyRecord(ctx, copy),
    PAGE,
    ({ path }) => recordHref(path),
  );
}

/** Ticks a task of the version that the page showed, or clears it. */
export const tickTaskAction = async (
  task: Parameters<typeof tickTask>[1],
): Promise<FormState<{ etag: string }>> => act(new FormData(), (ctx) => tickTask(ctx, task), PAGE);
