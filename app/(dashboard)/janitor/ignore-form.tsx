"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { inputClass } from "@/components/ui/field";
import { Submit } from "@/components/ui/submit";
import type { Code, Ignored } from "@/lib/janitor";
import type { Saying } from "./sayings";
import { ignoreAction } from "./settings/actions";
import { useTold } from "./use-told";

const said = ({ file, code }: Ignored): Saying => ({
  kind: "ok",
  text: `The janitor is quiet about ${code ? `${code} in ${file}` : file}; “Ignored and settings” lists it.`,
});

interface Props {
  code: Code;
  path: string;
  onClose: () => void;
}

/** Keeps the janitor quiet about one kind of fault in a file, or about the whole file. */
export function IgnoreForm({ code, path, onClose }: Props) {
  const [, ignore] = useTold(ignoreAction, said, onClose);
  const id = useId();
  return (
    <form action={ignore} className="flex flex-col gap-2 rounded-md bg-sunken p-3">
      <input type="hidden" name="file" value={path} />
      <input type="hidden" name="code" value={code} />
      <fieldset className="flex flex-wrap gap-x-4 gap-y-1">
        <legend className="sr-only">What to ignore</legend>
        <label className="flex min-h-6 items-center gap-2">
          <input type="radio" name="scope" value="code" defaultChecked /> {code} in this file
        </label>
        <label className="flex min-h-6 items-center gap-2">
          <input type="radio" name="scope" value="file" /> everything in this file
        </label>
      </fieldset>
      <div className="flex flex-wrap items-end gap-2">
        <div className="flex min-w-52 grow flex-col gap-1">
          <label htmlFor={id}>Reason, for whoever wonders later</label>
          <input id={id} name="reason" maxLength={500} className={`h-8 ${inputClass}`} />
        </div>
        <Submit look="secondary">Ignore it</Submit>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
