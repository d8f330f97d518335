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

  it("decodes every entity of HTML, each in its case", async () => {
    const html =
      "Mart&iacute;n &amp; &Oacute;scar&nbsp;D&iacute;az, &Uuml;ber&shy;gabe &middot; 5 &lt; 6 &copy; &#233;&#xE9;&#128; &nope; a&b&#1;.";
    const text = await readMailFile(`From: a@x.example\nContent-Type: text/html\n\n${html}`);
    expect(text).toContain("Martín & Óscar Díaz, Über\u00adgabe · 5 < 6 © éé€ &nope; a&b.");
  });

  it("reads Windows-1252, declared in a part and not declared in the header", async () => {
    const mail =
      "From: J\xf6rg M\xfcller <j@x.example>\r\nSubject: Gr\xfc\xdfe \x96 50 \x80\r\nContent-Type: text/plain; charset=windows-1252\r\n\r\nIt\x92s \x93ready\x94, J\xf6rg";
    expect(await readMailFile(Buffer.from(mail, "latin1"))).toBe(
      "From: Jörg Müller <j@x.example>\nSubject: Grüße – 50 €\n\nIt’s “ready”, Jörg",
    );
  });

  it("says when and where an invitation is", async () => {
    const event =
      "BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261202T140000Z\r\nDURATION:PT1H\r\nSUMMARY:Roof review\r\nLOCATION:Room 4\r\nEND:VEVENT";
    const mail = (calendar: string) =>
      `From: a@x.example\r\nSubject: Come\r\nMIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\n\r\nYou are invited.\r\n--b\r\nContent-Type: text/calendar; method=REQUEST\r\n\r\n${calendar}\r\n--b--\r\n`;
    const text = await readMailFile(mail(`BEGIN:VCALENDAR\r\n${event}\r\nEND:VCALENDAR`));
    expect(text).toMatch(
      /\n\nInvitation: Roof review, 2026-12-02, 14:00–15:00 UTC, Room 4\n\nYou are invited\.$/,
    );
    expect(await readMailFile(mail("broken"))).toMatch(/\n\nYou are invited\.$/);
  });

  it("detects a file that is not a message", async () => {
    expect(await readMailFile("just some words")).toBeUndefined();
  });
});
