"use client";

import { Send } from "lucide-react";
import { useEffect, useState } from "react";
import { TextArea } from "@/components/form/text-area";
import { Button } from "@/components/ui/button";
import { Fields } from "./fields";
import { KeyField, keyOfPage } from "./key-field";
import { type Reply, ReplyView } from "./reply-view";
import { firstValues, missing, type RequestShape, requestOf } from "./request";
import { Samples } from "./samples-view";
import { send } from "./send";

/** A request of an operation: as a program writes it, and sent from here. */
export function TryIt({ shape }: { shape: RequestShape }) {
  const [values, setValues] = useState(() => firstValues(shape));
  const [body, setBody] = useState(shape.body?.example ?? "");
  const [key, setKey] = useState(keyOfPage);
  const [reply, setReply] = useState<Reply | "sending" | null>(null);
  const [listens, setListens] = useState(false);
  useEffect(() => setListens(true), []);
  const request = requestOf(shape, values, body);
  const lacking = missing(shape, values);
  const isSendable = shape.reply !== "stream";
  const submit = async () => {
    setReply("sending");
    setReply(await send(request, shape.isPrivate ? key.trim() : null));
  };
  return (
    <div className="flex flex-col gap-4">
      <Samples request={request} shape={shape} />
      {isSendable ? (
        <form
          aria-label="Try it"
          className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {/* What is typed before the page listens would be lost, and Enter would put it into the address. */}
          <fieldset disabled={!listens} className="contents">
            <h2 className="font-semibold">Try it</h2>
            <Fields
              fields={shape.fields}
              values={values}
              onChange={(name, value) => setValues({ ...values, [name]: value })}
            />
            {shape.body && (
              <TextArea
                name="try-body"
                label="Body"
                hint={shape.body.type}
                value={body}
                onChange={(event) => setBody(event.target.value)}
                rows={Math.min(16, body.split("\n").length + 1)}
                spellCheck={false}
                className="font-mono"
              />
            )}
            {shape.isPrivate && <KeyField value={key} onChange={setKey} />}
            <div className="flex flex-wrap items-center gap-3">
              <Button
                type="submit"
                look="primary"
                size="large"
                disabled={lacking.length > 0 || reply === "sending" || (shape.isPrivate && key.trim() === "")}
              >
                <Send aria-hidden className="size-4" /> Send
              </Button>
              <p className="min-w-0 text-muted">
                {shape.method === "GET" ? "Reads your vault." : "Acts on your vault, as a program would."}
              </p>
            </div>
            {reply !== null && reply !== "sending" && <ReplyView reply={reply} />}
          </fieldset>
        </form>
      ) : (
        <p className="text-muted">The reply is a stream that does not end: try it in a terminal.</p>
      )}
    </div>
  );
}
