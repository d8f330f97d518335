import { SearchX } from "lucide-react";
import type { Metadata } from "next";
import Form from "next/form";
import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { TextField } from "@/components/form/field";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { count } from "@/lib/core/count";
import { apiDocument, type Operation, searchOperations } from "./document/document";
import { Endpoint } from "./endpoint";

export const metadata: Metadata = { title: "API reference" };

const referenceQuery = defineQuery("/settings/reference", z.object({ find: textParam }));

export default async function ReferencePage({ searchParams }: PageProps) {
  const { find = "" } = await referenceQuery.read(searchParams);
  await requireContext();
  const found = searchOperations(find);
  const groups = apiDocument()
    .tags.map((tag) => ({ ...tag, operations: found.filter(({ tags }) => tags.includes(tag.name)) }))
    .filter(({ operations }) => operations.length > 0);
  return (
    <>
      <PageHeader
        title="API reference"
        purpose={
          <>
            Every operation of the REST API. Try them with an API key; programs read the same from{" "}
            <a href="/api/v1/openapi.json" className="text-accent underline">
              openapi.json
            </a>
            .
          </>
        }
      />
      <Form
        action="/settings/reference"
        role="search"
        aria-label="Operations"
        className="mb-6 flex flex-wrap items-end gap-3"
      >
        <div className="w-full sm:max-w-sm">
          <TextField
            name="find"
            type="search"
            label="Search operations"
            defaultValue={find}
            key={find}
            autoComplete="off"
            placeholder="record, webhook, POST /vault …"
          />
        </div>
        <Button type="submit" size="large">
          Search
        </Button>
        <p role="status" className="flex min-h-9 items-center text-muted">
          {count(found.length, "operation")}
        </p>
      </Form>
      {groups.length === 0 && (
        <EmptyState Icon={SearchX} title="No results">
          No operation has all these words.
        </EmptyState>
      )}
      {groups.map(({ name, description, operations }) => (
        <section key={name} aria-label={name} className="mb-6">
          <h2 className="font-semibold">{name}</h2>
          <p className="mb-2 text-muted">{description}</p>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {operations.map((operation) => (
              <Listed key={operation.operationId} operation={operation} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Listed({ operation: { operationId, method, path, summary } }: { operation: Operation }) {
  return (
    <li>
      <Link
        href={`/settings/reference/${operationId}`}
        className="grid gap-x-4 px-3 py-2 hover:bg-hover sm:grid-cols-2"
      >
        <span className="min-w-0">{summary}</span>
        <span className="min-w-0 text-xs leading-5 text-muted">
          <Endpoint method={method} path={path} />
        </span>
      </Link>
    </li>
  );
}
