import { expect, it } from "vitest";
import { likeliest } from "./likeliest";

const walks = Array.from({ length: 1_000 }, (_, at) => `On day ${at} we walked along the canal.`);
const DEPOSIT = "The deposit of the cottage was 310.";

it("is the passage that has the words of the question, wherever it is", async () => {
  const [best] = await likeliest("How much was the deposit?", [...walks, DEPOSIT]);
  expect(best).toBe(DEPOSIT);
});

it("lets others have their turn while it looks through a long record", async () => {
  let [turns, isDone] = [0, false];
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await likeliest("How much was the deposit?", walks);
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(9);
});
