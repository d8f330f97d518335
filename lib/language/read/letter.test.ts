import { expect, it } from "vitest";
import { noteKindOf } from "./kind";
import { readDocument } from "./read-document";
import { readSource } from "./source";

const kindOf = async (content: string) =>
  noteKindOf(
    readDocument(
      await readSource({ filename: "note.txt", content, receivedAt: new Date("2026-11-20T09:00:00Z") }),
    ),
  );

it("knows a mail without its header by whom it calls and how it ends", async () => {
  const text = "I have a tentative date for the move.\n\nI will call you this week.\n\n";
  expect(await kindOf(`Larry,\n\n${text}Thank you,\n\nJo`)).toBe("email");
  expect(await kindOf(`Larry,\n\n${text}`)).not.toBe("email");
  expect(await kindOf(`The move\n\n${text}Thank you,\n\nJo`)).not.toBe("email");
});
