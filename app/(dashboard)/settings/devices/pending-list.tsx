import { RequestFacts } from "@/components/accounts/request-facts";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Pending } from "@/lib/accounts";

/** The pairing requests. */
export function PendingList({ pending }: { pending: Pending[] }) {
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {pending.map((request) => (
        <li
          key={request.requestId}
          className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4"
        >
          <h3 className="font-medium break-words">{request.name}</h3>
          <RequestFacts request={request} />
          <div className="flex gap-2">
            <OpenDialog to="approve" request={request} look="primary" label="Approve" />
            <OpenDialog to="reject" request={request} look="quiet-danger" label="Reject" />
          </div>
        </li>
      ))}
    </ul>
  );
}

function OpenDialog(props: {
  to: string;
  request: Pending;
  look: "primary" | "quiet-danger";
  label: string;
}) {
  const { to, request, look, label } = props;
  return (
    <Link
      href={`?${to}=${request.requestId}`}
      scroll={false}
      aria-label={`${label} ${request.name}`}
      className={buttonClass(look)}
    >
      {label}
    </Link>
  );
}
