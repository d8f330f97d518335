import { Plus } from "lucide-react";
import { ActionButton } from "@/components/form/action-button";
import { ConfirmButton } from "@/components/form/confirm-button";
import { EditQuery, SaveQuery } from "@/components/form/saved-query";
import { Button, type ButtonLook, type ButtonSize } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { failAction, succeedAction } from "./actions";
import { Part, Row } from "./part";

const LOOKS: readonly ButtonLook[] = ["primary", "secondary", "quiet", "danger", "quiet-danger"];
const SIZES: readonly ButtonSize[] = ["small", "normal", "large"];

export function Buttons() {
  return (
    <Part title="Buttons">
      {LOOKS.map((look) => (
        <Row key={look}>
          {SIZES.map((size) => (
            <Button key={size} look={look} size={size}>
              <Plus aria-hidden className="size-4" /> {look}, {size}
            </Button>
          ))}
          <Button look={look} disabled>
            disabled
          </Button>
          <Button look={look} aria-disabled aria-busy>
            busy
          </Button>
        </Row>
      ))}
      <Row>
        <ActionButton action={succeedAction}>Succeeds</ActionButton>
        <ActionButton action={failAction}>Fails</ActionButton>
        <ConfirmButton
          action={failAction}
          trigger={{ look: "quiet-danger", children: "Asks first" }}
          title="Delete this?"
          button="Delete"
        >
          <p>Nothing is deleted: this one always fails, and the dialog says so.</p>
        </ConfirmButton>
        <CopyButton text="copied" what="a word" label="Copy" look="secondary" />
        <CopyButton text="copied" what="another word" />
        <EditQuery renameAction={failAction} deleteAction={failAction} noun="view" id="1" name="Sample" />
      </Row>
      <div className="flex justify-end">
        <SaveQuery action={failAction} noun="view" query="" />
      </div>
    </Part>
  );
}
