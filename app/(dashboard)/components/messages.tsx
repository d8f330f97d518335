"use client";

import { Inbox } from "lucide-react";
import { useState } from "react";
import { ShownSecret } from "@/components/accounts/shown-secret";
import { ErrorState } from "@/components/shell/error-state";
import { Skeleton } from "@/components/table/skeleton";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { type Toast, useToast } from "@/components/ui/toaster";
import { Part, Row } from "./part";

const KINDS: readonly Toast["kind"][] = ["ok", "warning", "failed"];

export function Messages() {
  const toast = useToast();
  const [isShown, setIsShown] = useState(false);
  return (
    <Part title="Messages">
      <Notice kind="ok">Saved.</Notice>
      <Notice kind="info">A scan is in progress.</Notice>
      <Notice kind="warning">This backup has far fewer files than the one before.</Notice>
      <Notice kind="failed">The last scan failed.</Notice>
      <Row>
        {KINDS.map((kind) => (
          <Button key={kind} onClick={() => toast({ kind, text: `A toast: ${kind}.` })}>
            Show a toast: {kind}
          </Button>
        ))}
        <Button onClick={() => setIsShown(true)}>Show a new secret</Button>
      </Row>
      {isShown && (
        <ShownSecret
          title="New key"
          secret="kv_sample"
          noun="key"
          page="/components"
          onDone={() => setIsShown(false)}
        />
      )}
      <EmptyState Icon={Inbox} level="h3" title="No files yet">
        Drop a file, or paste a text.
      </EmptyState>
      <ErrorState level="h3" error={SAMPLE_ERROR} retry={() => {}} />
      <Skeleton />
    </Part>
  );
}

const SAMPLE_ERROR = Object.assign(new Error("A sample"), { digest: "1234567890" });
