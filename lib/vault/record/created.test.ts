import { describe, expect, it } from "vitest";
import { createdDateOf } from "./created";

describe("the day on which a record was created", () => {
  it.each([
    [{ date: "2019-03-04" }, "x", "2019-03-04"],
    [{ date: "2019-03-04T10:11:12Z" }, "x", "2019-03-04"],
    [{ created_at: "2019-03-04 10:11" }, "2020-01-01", "2019-03-04"],
    [{ "date created": "2019-03-04" }, "x", "2019-03-04"],
    [{ date: "someday" }, "2020-02-29 Leap", "2020-02-29"],
    [{}, "2020-02-03", "2020-02-03"],
    [{}, "Minutes 20200203", "2020-02-03"],
    [{}, "2020_02_03 Call", "2020-02-03"],
  ])("of %j in %s is %s", (frontmatter, name, day) => {
    expect(createdDateOf(frontmatter, name)?.value).toBe(day);
  });

  it.each([
    [{ date: "2019-02-30" }, "x"],
    [{ date: 2019 }, "x"],
    [{ updated: "2019-03-04" }, "x"],
    [{}, "2021-02-29"],
    [{}, "120200203"],
    [{}, "2020-02"],
    [{}, "2020-0203"],
    [{}, "Tel 0049-30-12345678"],
  ])("of %j in %s is not known", (frontmatter, name) => {
    expect(createdDateOf(frontmatter, name)).toBeUndefined();
  });
});
