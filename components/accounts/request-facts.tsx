import { Time } from "@/components/ui/time";
import type { Pending } from "@/lib/accounts";

/** A pairing request: the code to compare, its name, from where and when. */
export function RequestFacts({ request }: { request: Pending }) {
  const facts = [
    [
      "Code",
      <code key="code" className="text-base font-semibold tracking-wider">
        {request.user_code}
      </code>,
    ],
    ["Name", request.name],
    ["Address", <code key="address">{request.address}</code>],
    ["Requested", <Time key="at" at={request.created_at} />],
    ["Expires", <Time key="until" at={request.expires_at} />],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-md border border-line bg-sunken px-3 py-2">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="leading-6 text-muted">{name}</dt>
          <dd className="leading-6 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
