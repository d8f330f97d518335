import { one } from "@/app/searched";
import type { ListedSession } from "@/lib/accounts";
import { ConfirmDialog } from "../confirm-dialog";
import { endSessionAction } from "./actions";

const PAGE = "/settings/account";

interface Props {
  /** The page's address says which dialog is open: `?end=all`, `?end=others` or `?end=<session>`. */
  given: Record<string, string | string[] | undefined>;
  sessions: ListedSession[];
  current: string;
}

export function SessionDialogs({ given, sessions, current }: Props) {
  const end = one(given.end);
  if (end === "all")
    return (
      <EndDialog id={end} title="Sign out everywhere?" button="Sign out everywhere">
        All sessions end at once, this one too. API keys and paired devices stay as they are.
      </EndDialog>
    );
  if (end === "others")
    return (
      <EndDialog id={end} title="End all other sessions?" button="End the others">
        Every other browser has to sign in again at its next request.
      </EndDialog>
    );
  const session = sessions.find(({ id }) => id === end && id !== current);
  if (!session) return null;
  return (
    <EndDialog id={session.id} title={`End the session of ${session.device}?`} button="End session">
      Signed in from <code>{session.address}</code>. This browser has to sign in again at its next request.
    </EndDialog>
  );
}

function EndDialog(props: { id: string; title: string; button: string; children: React.ReactNode }) {
  const { id, title, button, children } = props;
  return (
    <ConfirmDialog title={title} action={endSessionAction} id={id} button={button} page={PAGE}>
      <p>{children}</p>
    </ConfirmDialog>
  );
}
