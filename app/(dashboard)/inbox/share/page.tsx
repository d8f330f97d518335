import type { Metadata } from "next";
import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { TextField } from "@/components/form/field";
import { TextArea } from "@/components/form/text-area";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";

export const metadata: Metadata = { title: "Add to inbox" };

const MAX_NAME = 100;

/** The names by which a share sheet (Web Share Target) and a bookmarklet pass what was chosen. */
const shareQuery = defineQuery(
  "/inbox/share",
  z.object({ title: textParam, text: textParam, url: textParam }),
);

/** What another program passed on, for the person to read and save: opening the address alone saves nothing. */
export default async function SharePage({ searchParams }: PageProps) {
  await requireContext();
  const shared = await shareQuery.read(searchParams);
  return (
    <>
      <PageHeader
        title="Add to inbox"
        purpose="Check what was shared, then add it. The curator turns it into records."
      />
      <form
        action="/inbox/files"
        method="post"
        encType="multipart/form-data"
        className="flex max-w-2xl flex-col gap-4"
      >
        <TextField
          name="name"
          label="Name"
          hint="Optional; the name of the file."
          autoComplete="off"
          defaultValue={nameOf(shared.title)}
        />
        <TextArea name="text" label="Text" rows={12} required defaultValue={textOf(shared)} />
        <div>
          <Button type="submit" look="primary" size="large">
            Add to inbox
          </Button>
        </div>
      </form>
    </>
  );
}

const nameOf = (title = ""): string => title.replace(/\s+/g, " ").slice(0, MAX_NAME).trim();

/** Markdown: the title, the address unless the text has it already, the text. */
function textOf({ title, text = "", url }: { title?: string; text?: string; url?: string }): string {
  const address = url && !text.includes(url) ? `<${url}>` : "";
  return [title ? `# ${title}` : "", address, text].filter(Boolean).join("\n\n");
}
