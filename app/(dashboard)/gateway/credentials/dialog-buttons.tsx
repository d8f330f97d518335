import { PlugZap } from "lucide-react";
import type { ReactNode } from "react";
import { Submit } from "@/components/form/submit";
import type { Submission } from "@/components/form/use-form-action";
import { CloseLink } from "@/components/ui/close-link";

interface Props {
  save: Pick<Submission, "isPending">;
  /** Tries what was typed, without saving it. */
  test?: Pick<Submission, "isPending" | "post">;
  /** Removes or resets what is saved. */
  children?: ReactNode;
}

/** The last row of a form that sets how a provider is reached. */
export const DialogButtons = ({ save, test, children }: Props) => (
  <div className="flex flex-wrap justify-end gap-2">
    <CloseLink href="/gateway/credentials" look="quiet">
      Cancel
    </CloseLink>
    {/* Enter in a field presses the first button of a form. */}
    <div className="order-last">
      <Submit aria-busy={save.isPending}>Save and restart</Submit>
    </div>
    {children}
    {test && (
      <Submit look="secondary" formAction={test.post} data-alternative="test" aria-busy={test.isPending}>
        <PlugZap aria-hidden className="size-4" /> Test
      </Submit>
    )}
  </div>
);
