import { one } from "@/app/searched";
import { RequestFacts } from "@/components/devices/request-facts";
import type { Device, Pending } from "@/lib/accounts";
import { ConfirmDialog } from "../confirm-dialog";
import { approveAction, clearAction, rejectAction, removeAction } from "./actions";
import { RotateDialog } from "./rotate-dialog";

const PAGE = "/settings/devices";

interface Props {
  /** The page's address says which dialog is open: `?approve=<request>`, `?rotate=<device>`, … */
  given: Record<string, string | string[] | undefined>;
  pending: Pending[];
  paired: Device[];
  address: string;
}

export function Dialogs({ given, pending, paired, address }: Props) {
  const request = (name: string) => pending.find(({ requestId }) => requestId === one(given[name]));
  const device = (name: string) => paired.find(({ deviceId }) => deviceId === one(given[name]));
  const [approved, rejected] = [request("approve"), request("reject")];
  const [rotated, removed] = [device("rotate"), device("remove")];
  if (approved) return <ApproveDialog request={approved} />;
  if (rejected) {
    return (
      <ConfirmDialog
        title={`Reject “${rejected.name}”?`}
        action={rejectAction}
        page={PAGE}
        id={rejected.requestId}
        button="Reject"
      >
        <RequestFacts request={rejected} />
        <p>The device is told so and gets no access. It may ask again, with another code.</p>
      </ConfirmDialog>
    );
  }
  if (rotated) {
    return <RotateDialog id={rotated.deviceId} name={rotated.name} address={address} />;
  }
  if (removed) {
    return (
      <ConfirmDialog
        title={`Remove “${removed.name}”?`}
        action={removeAction}
        page={PAGE}
        id={removed.deviceId}
        button="Remove device"
      >
        <p>
          It is refused from its very next request on. This cannot be undone; the device can be paired again.
        </p>
      </ConfirmDialog>
    );
  }
  return given.clear === undefined ? null : <ClearDialog requests={pending.length} devices={paired.length} />;
}

function ApproveDialog({ request }: { request: Pending }) {
  return (
    <ConfirmDialog
      title={`Let “${request.name}” in?`}
      action={approveAction}
      page={PAGE}
      id={request.requestId}
      button="Approve"
      look="primary"
    >
      <RequestFacts request={request} />
      <p>
        It gets full access to this vault over the REST API, as an API key does. Approve it only if you
        started this yourself and the device shows this very code.
      </p>
    </ConfirmDialog>
  );
}

function ClearDialog({ requests, devices }: { requests: number; devices: number }) {
  const choice = "flex items-center gap-2";
  return (
    <ConfirmDialog title="Clear devices?" action={clearAction} page={PAGE} button="Clear">
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">What to clear</legend>
        <label className={choice}>
          <input type="radio" name="what" value="pending" defaultChecked />
          Reject what waits ({requests})
        </label>
        <label className={choice}>
          <input type="radio" name="what" value="everything" />
          Reject what waits ({requests}), and remove every device ({devices})
        </label>
      </fieldset>
      <p>Devices that are removed are refused from their very next request on. This cannot be undone.</p>
    </ConfirmDialog>
  );
}
