import { CircleCheck, TriangleAlert } from "lucide-react";
import type { Context } from "@/lib/db";
import { health } from "@/lib/health";

/** Whether the service is well, and otherwise what is not. */
export async function Health({ ctx }: { ctx: Context }) {
  const { status, checks } = await health(ctx);
  if (status === "ok")
    return (
      <p className="flex items-center gap-2">
        <CircleCheck aria-hidden className="size-4 shrink-0 text-ok" />
        All {checks.length} checks are OK.
      </p>
    );
  return (
    <ul className="flex flex-col gap-1.5">
      {checks
        .filter((check) => check.status !== "ok")
        .map(({ name, detail }) => (
          <li key={name} className="flex items-start gap-2">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
            <span className="min-w-0 break-words">
              <span className="font-medium capitalize">{name}</span>: {detail}
            </span>
          </li>
        ))}
    </ul>
  );
}
