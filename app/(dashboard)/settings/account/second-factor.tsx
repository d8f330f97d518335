import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { exact } from "@/components/ui/time";
import type { SecondFactorStatus } from "@/lib/accounts";

/** Below this it is time for new ones. */
const FEW = 3;

/** Whether the second factor is on, and what can be done about it. */
export function SecondFactor({ status }: { status: SecondFactorStatus }) {
  if (!status.since)
    return (
      <div className="flex max-w-prose flex-col items-start gap-3">
        <p className="text-muted">
          Off. Turn it on to be asked for a code from an authenticator app as well as the password.
        </p>
        <Link href="?factor=on" scroll={false} className={buttonClass("secondary")}>
          Turn on…
        </Link>
      </div>
    );
  const left = status.recovery_codes_left;
  return (
    <div className="flex max-w-prose flex-col items-start gap-3">
      <p className="text-muted">
        On since {exact(status.since)}. Recovery codes left: {left}.
      </p>
      {left < FEW && (
        <Notice kind="warning">
          {left === 0 ? "No recovery code is left" : "Few recovery codes are left"}: make new ones, so that
          you can sign in without your phone.
        </Notice>
      )}
      <div className="flex flex-wrap gap-1">
        <Link href="?factor=codes" scroll={false} className={buttonClass("secondary")}>
          New recovery codes…
        </Link>
        <Link href="?factor=off" scroll={false} className={buttonClass("quiet-danger")}>
          Turn off…
        </Link>
      </div>
    </div>
  );
}
