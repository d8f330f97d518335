"use client";

import { RenameDialog } from "@/components/form/rename-dialog";
import { useFormAction } from "@/components/form/use-form-action";
import { renameKeyAction } from "./actions";

export const RenameKeyDialog = ({ id, name }: { id: string; name: string }) => (
  <RenameDialog
    submission={useFormAction(renameKeyAction)}
    noun="key"
    id={id}
    name={name}
    maxLength={100}
    closeHref="/settings/api-keys"
  />
);
