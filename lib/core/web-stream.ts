import type { Readable } from "node:stream";

/**
 * A stream of Node as one of the web, such as the body of a reply; it is read as fast as its reader reads. `Readable.toWeb` of
 * Node 20 throws outside of any handler when its reader leaves while a chunk is on its way, which ends the process. It fails
 * where the source has other than `size` bytes: a client that expects that many would wait for the rest.
 */
export function toWebStream(source: Readable, size?: number): ReadableStream<Uint8Array> {
  // An error before the first read is thrown by that read.
  source.on("error", () => {});
  const chunks = source.iterator();
  let read = 0;
  return new ReadableStream<Uint8Array>(
    {
      // A chunk that comes after the reader has left is refused here, and its error goes nowhere.
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (!done) read += value.byteLength;
        if (size !== undefined && (done ? read !== size : read > size))
          throw new Error(`The file has changed: ${size} bytes were announced, ${read} were read`);
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel() {
        source.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
