import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { requireContext } from "@/app/session/current";
import { publicAddress } from "@/app/session/origin";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { Chip } from "@/components/ui/chip";
import { PageHeader } from "@/components/ui/page-header";
import { env } from "@/lib/env";
import { apiOperations, exampleOf } from "../document/document";
import { Endpoint } from "../endpoint";
import { shapeOf } from "../request/shape";
import { TryIt } from "../request/try-it";
import { Text } from "../text";
import { Example } from "./example";
import { Parameters } from "./parameters";
import { Properties } from "./properties";
import { Replies } from "./replies";

interface Props {
  params: Promise<{ operationId: string }>;
}

const operationOf = async ({ params }: Props) => {
  const { operationId } = await params;
  return apiOperations().find((each) => each.operationId === operationId);
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await operationOf(props))?.summary ?? "API reference" };
}

export default async function OperationPage(props: Props) {
  await requireContext();
  const operation = await operationOf(props);
  if (!operation) notFound();
  const origin = publicAddress(await headers(), env().KV_PUBLIC_URL);
  const { summary, description, method, path, parameters, requestBody, responses } = operation;
  return (
    <>
      <Breadcrumb links={[{ href: "/settings/reference", title: "API reference" }]} />
      <PageHeader title={summary} purpose={<Endpoint method={method} path={`/api/v1${path}`} />} />
      {operation.deprecated && <Chip tone="warning">Deprecated</Chip>}
      {description && (
        <p className="mb-4 max-w-prose">
          <Text>{description}</Text>
        </p>
      )}
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          {parameters.length > 0 && (
            <Section title="Parameters">
              <Parameters parameters={parameters} />
            </Section>
          )}
          {Object.entries(requestBody?.content ?? {}).map(([type, content]) => (
            <Section key={type} title={`Body (${type})`}>
              {content.schema && <Properties of={content.schema} />}
              {exampleOf(content) !== undefined && (
                <Example value={exampleOf(content)} label={`Example of the body as ${type}`} />
              )}
            </Section>
          ))}
          <Section title="Replies">
            <Replies responses={responses} />
          </Section>
        </div>
        <div className="min-w-0 max-lg:order-first">
          <TryIt key={operation.operationId} shape={shapeOf(operation, origin)} />
        </div>
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-base font-semibold">{title}</h2>
      {children}
    </section>
  );
}
