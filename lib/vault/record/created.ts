/** A date that a record has outside its field `created`, and where. */
export interface CreatedDate {
  /** YYYY-MM-DD. */
  value: string;
  source: string;
}

/** Fields of other programs with the day on which a record was created, by preference. */
const FIELDS = ["date", "created_at", "date created"];

/** The day on which a record was created, from a field of another program or its name; undefined if neither has one. */
export function createdDateOf(
  frontmatter: Readonly<Record<string, unknown>>,
  name: string,
): CreatedDate | undefined {
  for (const field of FIELDS) {
    const value = frontmatter[field];
    const day =
      typeof value === "string" ? firstDay(/^\s*(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(value)) : undefined;
    if (day) return { value: day, source: `the field ${field}` };
  }
  const day = firstDay(
    /(?<![\d-])(\d{4})([-_.]?)(\d\d)\2(\d\d)(?![\d-])/.exec(name)?.filter((_, at) => at !== 2),
  );
  return day === undefined ? undefined : { value: day, source: "the file's name" };
}

/** The groups year, month and day as a date that exists. */
function firstDay(match: readonly string[] | null | undefined): string | undefined {
  const [, year, month, day] = match ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day) && Number(year) >= 1000;
  return isReal ? `${year}-${month}-${day}` : undefined;
}
