import { DiffView } from "@/components/diff/diff-view";
import { diffOf } from "@/components/diff/hunks";
import { Button } from "@/components/ui/button";
import { count } from "@/lib/core/count";
import type { Choice, Conflict } from "./status";

/** Both versions of a record that two people changed, with their merge; nothing is saved before one is chosen. */
export function ConflictPanel({
  conflict: { base, mine, theirs, merged },
  onChoose,
}: {
  conflict: Conflict;
  onChoose: (choice: Choice) => void;
}) {
  return (
    <section
      aria-labelledby="conflict"
      className="mb-4 flex flex-col gap-3 rounded-lg border border-warning/30 bg-warning-soft p-4"
    >
      <h2 id="conflict" role="alert" className="font-semibold text-warning">
        This record was changed while you were editing it
      </h2>
      <p>
        Nothing of yours is lost, and nothing is saved yet.{" "}
        {merged.conflicts === 0
          ? "The merge has the changes of both."
          : `${count(merged.conflicts, "place")} changed in both: the merge has both texts there, between marks.`}
      </p>
      <Change title="Changed in the vault" from={base} to={theirs.text} />
      <Change title="Changed by you" from={base} to={mine} />
      <Change title="The merge, compared with the vault" from={theirs.text} to={merged.text} />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => onChoose("merged")}>
          Edit the merge
        </Button>
        <Button onClick={() => onChoose("mine")}>Keep mine</Button>
        <Button onClick={() => onChoose("theirs")}>Use the version in the vault</Button>
      </div>
    </section>
  );
}

function Change({ title, from, to }: { title: string; from: string; to: string }) {
  return (
    <div>
      <h3 className="mb-1 font-medium">{title}</h3>
      <DiffView label={title} diff={diffOf(from, to)} />
    </div>
  );
}
