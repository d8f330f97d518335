"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { FormState } from "@/components/form/state";
import { useReplyToast } from "@/components/form/use-reply-toast";
import { TRY_AGAIN } from "@/components/no-response";
import { TickQueue } from "./tick-queue";

/** The tasks of a text that can be ticked. */
export interface Tasks {
  path: string;
  etag: string;
  /** Lines of the record's body above the text. */
  linesBefore: number;
  tick: (task: {
    path: string;
    ifMatch: string;
    line: number;
    isDone: boolean;
  }) => Promise<FormState<{ etag: string }>>;
}

/** Those of the text itself: tasks of embedded records belong to them. */
const boxesIn = (container: HTMLElement): HTMLInputElement[] =>
  [...container.querySelectorAll<HTMLInputElement>("input[data-line]")].filter(
    (box) => !box.closest("[data-embed]"),
  );

/**
 * Makes the checkboxes of a rendered text tick the tasks of its record. The focus stays on a box when the text is
 * rendered again.
 */
export function useTasks(
  container: RefObject<HTMLElement | null>,
  html: string,
  tasks: Tasks | undefined,
): void {
  const focused = useRef<string | undefined>(undefined);
  const report = useRef(useReplyToast(() => null));
  const now = useRef(tasks);
  const queue = useRef<TickQueue>(undefined);
  useEffect(() => {
    now.current = tasks;
  });
  const canTick = tasks !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other boxes
  useLayoutEffect(() => {
    const element = container.current;
    if (!element || !canTick) return;
    for (const box of boxesIn(element)) {
      box.disabled = false;
      if (box.dataset.line === focused.current && document.activeElement === document.body) box.focus();
    }
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLInputElement ? target.dataset.line : undefined;
    };
    const change = async ({ target }: Event) => {
      const { current } = now;
      if (!(target instanceof HTMLInputElement) || !current || !boxesIn(element).includes(target)) return;
      const { path, etag, linesBefore, tick } = current;
      const isDone = target.checked;
      const line = linesBefore + Number(target.dataset.line);
      queue.current ??= new TickQueue();
      const reply = await queue.current
        .add(etag, (ifMatch) => tick({ path, ifMatch, line, isDone }))
        .catch(() => NO_RESPONSE);
      if (reply && !reply.ok) {
        target.checked = !isDone;
        report.current(reply);
      }
    };
    element.addEventListener("focusin", remember);
    element.addEventListener("change", change);
    return () => {
      element.removeEventListener("focusin", remember);
      element.removeEventListener("change", change);
    };
  }, [container, html, canTick]);
}

const NO_RESPONSE: FormState<never> = {
  ok: false,
  message: TRY_AGAIN,
  fields: {},
  given: {},
};
