"use client";

import type { ReactNode } from "react";
import { RequestFacts } from "@/components/accounts/request-facts";
import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { RenameDialog } from "@/components/form/rename-dialog";
import type { FormAction } from "@/components/form/state";
import { useFormAction } from "@/components/form/use-form-action";
import type { ButtonLook } from "@/components/ui/button";
import type { Device, Pending } from "@/lib/accounts";
import { count } from "@/lib/core/count";
import { approveAction, clearAction, rejectAction, removeAction, renameAction } from "./actions";
import type { DevicesQuery } from "./query";
import { RotateDialog } from "./rotate-dialog";

interface Props {
  query: DevicesQuery;
  pending: Pending[];
  paired: Device[];
  address: string;
}

/** The dialog that the address opens. */
export function Dialogs({ query, pending, paired, address }: Props) {
  const request = (id: string | undefined) => pending.find(({ requestId }) => requestId === id);
  const device = (id: string | undefined) => paired.find(({ deviceId }) => deviceId === id);
  const [approved, rejected] = [request(query.approve), request(query.reject)];
  const [renamed, rotated, removed] = [device(query.rename), device(query.rotate), device(query.remove)];
  if (approved) return <ApproveDialog request={approved} />;
  if (rejected) return <RejectDialog request={rejected} />;
  if (renamed) return <RenameDeviceDialog device={renamed} />;
  if (rotated) return <RotateDialog id={rotated.deviceId} name={rotated.name} address={address} />;
  if (removed) return <RemoveDialog device={removed} />;
  return query.clear ? <ClearDialog requests={pending.length} devices={paired.length} /> : null;
}

interface ConfirmProps {
  title: string;
  action: FormAction;
  id?: string;
  button: string;
  look?: ButtonLook;
  children: ReactNode;
}

function Confirm({ action, id, ...dialog }: ConfirmProps) {
  const submission = useFormAction(action);
  return (
    <ConfirmDialog
      {...dialog}
      submission={submission}
      values={id ? { id } : {}}
      closeHref="/settings/devices"
    />
  );
}

function ApproveDialog({ request }: { request: Pending }) {
  return (
    <Confirm
      title={`Approve “${request.name}”?`}
      action={approveAction}
      id={request.requestId}
      button="Approve"
      look="primary"
    >
      <RequestFacts request={request} />
      <p>
        It gets full access to this vault over the REST API. Approve it only if you started this request and
        the device shows the same code.
      </p>
    </Confirm>
  );
}

function RejectDialog({ request }: { request: Pending }) {
  return (
    <Confirm title={`Reject “${request.name}”?`} action={rejectAction} id={request.requestId} button="Reject">
      <RequestFacts request={request} />
      <p>The device gets no access. It can request access again with a new code.</p>
    </Confirm>
  );
}

const RenameDeviceDialog = ({ device: { deviceId, name } }: { device: Device }) => (
  <RenameDialog
    submission={useFormAction(renameAction)}
    noun="device"
    id={deviceId}
    name={name}
    maxLength={100}
    closeHref="/settings/devices"
  />
);

function RemoveDialog({ device }: { device: Device }) {
  return (
    <Confirm
      title={`Remove “${device.name}”?`}
      action={removeAction}
      id={device.deviceId}
      button="Remove device"
    >
      <p>The device loses access immediately. It can be paired again.</p>
    </Confirm>
  );
}

function ClearDialog({ requests, devices }: { requests: number; devices: number }) {
  const choice = "flex items-center gap-2";
  return (
    <Confirm title="Clear devices?" action={clearAction} button="Clear">
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">What to clear</legend>
        <label className={choice}>
          <input type="radio" name="what" value="pending" defaultChecked />
          Reject {count(requests, "pairing request")}
        </label>
        <label className={choice}>
          <input type="radio" name="what" value="everything" />
          Reject {count(requests, "pairing request")} and remove {count(devices, "device")}
        </label>
      </fieldset>
      <p>Removed devices lose access immediately. This cannot be undone.</p>
    </Confirm>
  );
}
