import { expect, it } from "vitest";
import { withoutStream } from "./reply";

it("a reply to HEAD closes a body that is still being made, and keeps its headers and any other body", async () => {
  let isClosed = false;
  const body = new ReadableStream<Uint8Array>({
    cancel: () => {
      isClosed = true;
    },
  });
  const headers = { "content-type": "application/octet-stream" };
  expect(await withoutStream({ status: 200, headers, body })).toEqual({ status: 200, headers, body: null });
  expect(isClosed).toBe(true);
  expect(await withoutStream({ status: 200, headers, body: "{}" })).toEqual({
    status: 200,
    headers,
    body: "{}",
  });
});
