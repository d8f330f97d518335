"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { DraftKeeper } from "@/components/editor/draft-keeper";
import { draftKey, readDraft, removeDraft, writeDraft } from "@/components/editor/drafts";
import { NEW_PART } from "@/components/vault/new-record";

/** What was typed, by the names of the fields. */
export type Values = Record<string, string>;

/** No version is stored yet. */
const BASE = { text: "", etag: "" };

/**
 * Keeps what is typed into the form of a new record as a draft in this browser until the record is created. The draft is there
 * after the first rendering, which is that of the server.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, account: string, initialType: string) {
  const key = draftKey(account, initialType, NEW_PART);
  const [draft, setDraft] = useState<Values | null>(null);
  const keeper = useRef<DraftKeeper | null>(null);
  /** Read at once: a form that is gone has no fields. */
  const typed = useRef<Values | null>(null);
  useEffect(() => {
    setDraft(valuesIn(readDraft(key)?.text));
    const opened = new DraftKeeper(account, () => typed.current && keep(key, typed.current));
    keeper.current = opened;
    return () => opened.close();
  }, [account, key]);
  const forget = () => {
    typed.current = {};
    keep(key, {});
    setDraft(null);
  };
  const onType = () => {
    if (!form.current) return;
    typed.current = textsOf(new FormData(form.current));
    keeper.current?.changed();
  };
  return { draft, onType, forget };
}

/** A type alone is no draft. */
function keep(key: string, { type, ...values }: Values): void {
  const isEmpty = Object.values(values).every((value) => value.trim() === "");
  if (isEmpty) removeDraft(key);
  else writeDraft(key, { text: JSON.stringify({ type, ...values }), base: BASE });
}

const textsOf = (form: FormData): Values =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === "string" && !name.startsWith("$") ? [[name, value]] : [],
    ),
  );

function valuesIn(text: string | undefined): Values | null {
  try {
    const found: unknown = JSON.parse(text ?? "null");
    return typeof found === "object" && found !== null ? { ...found } : null;
  } catch {
    return null;
  }
}
