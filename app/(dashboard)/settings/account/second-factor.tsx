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
          Off. With it, sign-in also asks for a code from an authenticator app on your phone, so that a stolen
          password alone opens nothing.
        </p>
        <Link href="?second-factor=on" scroll={false} className={buttonClass("secondary")}>
          Turn on…
        </Link>
      </div>
    );
  const left = status.recovery_codes_left;
  return (
    <div className="flex max-w-prose flex-col items-start gap-3">
      <p className="text-muted">
        On since {exact(status.since)}. Unused recovery codes: {left}.
      </p>
      {left < FEW && (
        <Notice kind="warning">
          {left === 0 ? "No recovery code is left" : "Few recovery codes are left"}: make new ones, so that
          you can sign in without your phone.
        </Notice>
      )}
      <div className="flex flex-wrap gap-1">
        <Link href="?second-factor=codes" scroll={false} className={buttonClass("secondary")}>
          New recovery codes…
        </Link>
        <Link href="?second-factor=off" scroll={false} className={buttonClass("quiet-danger")}>
          Turn off…
        </Link>
      </div>
    </div>
  );
}
