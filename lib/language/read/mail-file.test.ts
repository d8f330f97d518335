import { describe, expect, it } from "vitest";
import { readMailFile } from "./mail-file";

describe("reading .eml files", () => {
  it("decodes headers and body into text", async () => {
    const text = await readMailFile(
      'From: =?utf-8?Q?Andr=C3=A9_Roy?= <a@x.example>\r\nTo: "Lee, Ann" <ann@x.example>\r\nSubject: =?utf-8?B?w6l0w6k=?=\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nd=E9j=E0 vu\r\n',
    );
    expect(text).toBe(
      'From: André Roy <a@x.example>\nTo: "Lee, Ann" <ann@x.example>\nSubject: été\n\ndéjà vu',
    );
  });

  it("reads the HTML when there is no plain text", async () => {
    const html =
      "<style>p{}</style><p>Hi&nbsp;Ann,</p><ul><li>one</li><li>two</li></ul><table><tr><td>a</td><td>b</td></tr></table>";
    const text = await readMailFile(`From: a@x.example\nSubject: s\nContent-Type: text/html\n\n${html}`);
    expect(text).toContain("Hi Ann,\n\n- one\n- two");
    expect(text).toContain("| a | b |");
    expect(text).not.toContain("p{}");
  });

  it("knows when a file is no message", async () => {
    expect(await readMailFile("just some words")).toBeUndefined();
  });
});
