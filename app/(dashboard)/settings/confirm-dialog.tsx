"use client";

import { type ReactNode, useActionState } from "react";
import type { FormState } from "@/app/(dashboard)/action";
import { type ButtonLook, buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import { Submit } from "@/components/ui/submit";

interface Props {
  title: string;
  action: (state: FormState, form: FormData) => Promise<FormState>;
  /** The page under it, to which closing leads. */
  page: string;
  /** What it is about; hidden in the form. */
  id?: string;
  /** What will happen. */
  children: ReactNode;
  button: string;
  look?: ButtonLook;
}

/** Says what will happen before it does. */
export function ConfirmDialog({ title, action, page, id, children, button, look = "danger" }: Props) {
  const [state, send] = useActionState(action, null);
  return (
    <Modal title={title} closeHref={page}>
      <form action={send} className="flex flex-col gap-4">
        {state && !state.ok && <Notice kind="failed">{state.message}</Notice>}
        {id && <input type="hidden" name="id" value={id} />}
        {children}
        <div className="flex justify-end gap-2">
          <Link href={page} scroll={false} className={buttonClass("secondary")}>
            Cancel
          </Link>
          <Submit look={look}>{button}</Submit>
        </div>
      </form>
    </Modal>
  );
}
