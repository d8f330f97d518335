/** The code of a thread that reads an untrusted file; it is terminated on a timeout, or when it takes too much memory. */
import { serveTasks } from "@/lib/core/threads/serve";
import { READERS, readSlack } from "../formats";
import { MAX_TEXT_LENGTH } from "../limits";
import { Damaged, type Reading, Unreadable } from "../reading";
import type { DocumentTasks } from "./tasks";

serveTasks<DocumentTasks>({
  read: async ({ format, bytes, timeZone }) => {
    try {
      const read = format === "Slack" ? readSlack : READERS[format];
      return { reading: limited(await read(bytes, timeZone)) };
    } catch (error) {
      if (error instanceof Unreadable)
        return { unreadable: error.message, isDamaged: error instanceof Damaged };
      // A document may nest deeper than the stack.
      if (error instanceof RangeError)
        return { unreadable: "It is nested too deeply, or too large", isDamaged: false };
      return { unreadable: "It is damaged: save it again with the program that made it", isDamaged: true };
    }
  },
});

function limited(reading: Reading): Reading {
  if (reading === null || "parts" in reading || reading.text.length <= MAX_TEXT_LENGTH) return reading;
  return { ...reading, text: reading.text.slice(0, MAX_TEXT_LENGTH).replace(/[\ud800-\udbff]$/, "") };
}
