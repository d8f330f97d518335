"use client";

import type { ReactNode } from "react";
import { Button, type ButtonLook } from "@/components/ui/button";
import { CloseLink } from "@/components/ui/close-link";
import { Modal } from "@/components/ui/modal";
import { ActionForm } from "./action-form";
import { FormError } from "./form-error";
import { Submit } from "./submit";
import type { Submission } from "./use-form-action";

interface Props<T> {
  title: string;
  submission: Submission<T>;
  values?: Record<string, string>;
  /** Where closing leads, for a dialog that an address opened; otherwise `onClose` closes it. */
  closeHref?: string;
  onClose?: () => void;
  /** What will happen. */
  children: ReactNode;
  /** Fields in `children` that show their own message. */
  fields?: readonly string[];
  button: string;
  /** The button that closes the dialog. */
  cancel?: string;
  look?: ButtonLook;
  /** Another way to submit, on the left. */
  alternative?: ReactNode;
}

/** Says what an action does, and asks before it does it. */
export function ConfirmDialog<T>(props: Props<T>) {
  const { title, submission, values, closeHref, onClose, children, fields, button, look = "danger" } = props;
  const { cancel = "Cancel", alternative } = props;
  return (
    <Modal title={title} closeHref={closeHref} onClose={onClose}>
      <ActionForm submission={submission} values={values} className="flex flex-col gap-4">
        <FormError failure={submission.failure} fields={fields} />
        {children}
        <div className="flex flex-wrap justify-end gap-2">
          {closeHref ? (
            <CloseLink href={closeHref}>{cancel}</CloseLink>
          ) : (
            <Button onClick={onClose}>{cancel}</Button>
          )}
          <Submit look={look}>{button}</Submit>
          {/* Enter in a field presses the first button of a form. */}
          {alternative && <div className="order-first mr-auto">{alternative}</div>}
        </div>
      </ActionForm>
    </Modal>
  );
}
