/** What a page shows of the metadata of one record. */
const MAX_VALUES = 300;
const MAX_CHARACTERS = 4_000;

interface Budget {
  left: number;
}

/** The first values of the fields, up to a page's limit, and whether there are more. */
export function firstValues(frontmatter: Record<string, unknown>): {
  fields: [name: string, value: unknown][];
  isCut: boolean;
} {
  const budget: Budget = { left: MAX_VALUES };
  const fields: [string, unknown][] = [];
  for (const [name, value] of Object.entries(frontmatter)) {
    if (budget.left <= 0) break;
    fields.push([shortened(name, budget), firstOf(value, budget)]);
  }
  return { fields, isCut: budget.left <= 0 };
}

function firstOf(value: unknown, budget: Budget): unknown {
  if (typeof value === "string") return shortened(value, budget);
  if (Array.isArray(value)) return firstItems(value, budget);
  budget.left -= 1;
  if (typeof value !== "object" || value === null) return value;
  const text = JSON.stringify(value, null, 2);
  // An object is shown as its text.
  return text.length > MAX_CHARACTERS ? shortened(text, budget) : value;
}

function firstItems(items: readonly unknown[], budget: Budget): unknown[] {
  const first: unknown[] = [];
  budget.left -= 1;
  for (const item of items) {
    if (budget.left <= 0) break;
    first.push(firstOf(item, budget));
  }
  return first;
}

function shortened(text: string, budget: Budget): string {
  budget.left -= 1 + Math.floor(text.length / 100);
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)} …` : text;
}
