import { Check, Code, Copy, FolderInput, Pencil, Shapes, Share2, Text, Trash2 } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { RecordDetail } from "@/lib/vault";

interface Props {
  record: Pick<RecordDetail, "problem" | "type">;
  /** The address without anything open. */
  href: string;
  edit: "body" | "source" | undefined;
  /** The graph around the record. */
  graphHref: string;
}

/** What can be done with a record. The first link is always the same, so that it keeps the focus. */
export function RecordActions({ record: { problem, type }, href, edit, graphHref }: Props) {
  const part = problem ? "source" : "body";
  return (
    <div className="flex flex-wrap items-center gap-1 print:hidden">
      <Link
        href={edit ? href : `?edit=${part}`}
        scroll={false}
        className={`${buttonClass("secondary")} mr-1`}
      >
        {edit ? <Check aria-hidden className="size-4" /> : <Pencil aria-hidden className="size-4" />}
        {edit ? "Done" : "Edit"}
      </Link>
      {edit && !problem && (
        <Link
          href={`?edit=${edit === "body" ? "source" : "body"}`}
          scroll={false}
          className={buttonClass("quiet")}
        >
          {edit === "body" ? (
            <Code aria-hidden className="size-4" />
          ) : (
            <Text aria-hidden className="size-4" />
          )}
          {edit === "body" ? "Edit source" : "Edit text only"}
        </Link>
      )}
      {!edit && (
        <Link href={graphHref} className={buttonClass("quiet")}>
          <Share2 aria-hidden className="size-4" /> Graph
        </Link>
      )}
      <Link href="?dialog=move" scroll={false} className={buttonClass("quiet")}>
        <FolderInput aria-hidden className="size-4" /> Move
      </Link>
      {type && (
        <Link href="?dialog=type" scroll={false} className={buttonClass("quiet")}>
          <Shapes aria-hidden className="size-4" /> Change type
        </Link>
      )}
      <Link href="?dialog=copy" scroll={false} className={buttonClass("quiet")}>
        <Copy aria-hidden className="size-4" /> Duplicate
      </Link>
      <Link href="?delete=1" scroll={false} className={buttonClass("quiet-danger")}>
        <Trash2 aria-hidden className="size-4" /> Delete
      </Link>
    </div>
  );
}
