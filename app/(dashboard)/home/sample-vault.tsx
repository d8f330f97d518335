"use client";

import { ActionButton } from "@/components/form/action-button";
import { ActionForm } from "@/components/form/action-form";
import { FormError } from "@/components/form/form-error";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { recordHref } from "@/components/vault/href";
import { addSampleAction, removeSampleAction } from "./actions";

/** Offers the sample vault to those who have nothing yet. */
export function AddSample() {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <ActionButton action={addSampleAction}>Add the sample vault</ActionButton>
      <p className="text-muted">
        To try it first: a dozen linked records and three inbox files, removed with one click.
      </p>
    </div>
  );
}

/** Says that the sample vault is here and removes it; afterwards, what was kept and why. */
export function SampleNotice({ isHere }: { isHere: boolean }) {
  const submission = useFormAction(removeSampleAction);
  const { state, failure } = submission;
  const removed = state?.ok ? state.value : null;
  if (!isHere && !removed) return null;
  return (
    <div className="mb-6 max-w-3xl">
      <Notice kind="info">
        {isHere ? (
          <ActionForm submission={submission} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="grow">The sample vault is part of this vault.</p>
            <Submit look="secondary" size="small">
              Remove the sample vault
            </Submit>
            <FormError failure={failure} />
          </ActionForm>
        ) : (
          removed && <Outcome {...removed} />
        )}
      </Notice>
    </div>
  );
}

function Outcome({ message, kept }: { message: string; kept: { path: string; reason: string }[] }) {
  return (
    <>
      <p>{message}.</p>
      {kept.length > 0 && (
        <ul aria-label="Kept" className="mt-1 flex flex-col gap-0.5">
          {kept.map(({ path, reason }) => (
            <li key={path}>
              <Link href={recordHref(path)} className="text-accent underline">
                {path}
              </Link>
              : {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
