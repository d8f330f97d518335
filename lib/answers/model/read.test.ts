import { expect, it } from "vitest";
import { readAnswer } from "./read";

const passages = [
  { path: "note/Lease.md", name: "Lease", text: "Notice is three\nmonths (to the end).", score: 1 },
  { path: "note/Car.md", name: "Car", text: "The brakes are worn.", score: 0.5 },
];
const read = (value: unknown) => readAnswer(JSON.stringify(value), passages);

it("keeps the citations whose quotes are in their passages, as the record has them", () => {
  const citations = [
    { passage: 1, quote: "three months (to the end)." },
    { passage: 2, quote: "three months" },
    { passage: 9, quote: "three" },
    { passage: 1, quote: " " },
  ];
  expect(read({ answer: "Three months.", citations })).toEqual({
    value: {
      answer: "Three months.",
      citations: [{ path: "note/Lease.md", name: "Lease", quote: "three\nmonths (to the end)." }],
    },
  });
});

it("does not take an answer that rests on nothing", () => {
  const invented = [{ passage: 1, quote: "two years" }];
  expect(read({ answer: "Two years.", citations: invented })).toHaveProperty("problem");
  expect(read({ answer: "Two years." })).toHaveProperty("problem");
  expect(read({ answer: null })).toEqual({ value: { answer: null, citations: [] } });
});

it("says what is wrong with an answer that it cannot read", () => {
  for (const text of ["", "Three months.", "{answer: 1}", '{"answer": 3}'])
    expect(readAnswer(text, passages), text).toHaveProperty("problem");
});
