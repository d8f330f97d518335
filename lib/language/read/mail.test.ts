import { describe, expect, it } from "vitest";
import { splitLines } from "../text/line";
import { readMail, splitAddresses } from "./mail";

const read = (text: string) => readMail(splitLines(text));

describe("reading pasted mails", () => {
  it("takes a run of header lines as a mail, and says who speaks below", () => {
    const lines = read("From: Ann Lee <ann@x.example>\nTo: Bob Ito\nSubject: hi\n\nI'll send it.");
    expect(lines?.map((line) => line.header)).toEqual(["from", "to", "subject", undefined, undefined]);
    expect(lines?.at(-1)?.voice).toMatchObject({ self: "Ann Lee <ann@x.example>", audience: ["Bob Ito"] });
  });

  it.each([
    "Von: Ann\nAn: Bob\nDatum: Mittwoch\nBetreff: Anbau",
    "De: Ann\nÀ: Bob\nDate: mercredi\nObjet: toit",
    "De: Ann\nPara: Bob\nFecha: miércoles\nAsunto: obra",
    "Van: Ann\nAan: Bob\nDatum: woensdag\nOnderwerp: dak",
    "差出人：田中\n宛先：岡田\n送信日時：2026年11月25日\n件名：屋根",
    "发件人：王磊\n收件人：李娜\n发送时间：2026年11月25日\n主题：屋顶",
  ])("knows the headers of other languages: %s", (headers) => {
    const lines = read(`${headers}\n\nhi`);
    expect(lines?.slice(0, 4).map(({ header }) => header)).toEqual(["from", "to", "date", "subject"]);
  });

  it("changes the speaker at a reply's 'wrote:' line and at a forwarded header", () => {
    const lines = read(
      "From: Ann\nSubject: x\n\nyes\n\nOn 9 Feb 2026, at 11:02, Bob Ito <b@x.example> wrote:\n> no\n",
    );
    expect(lines?.find((line) => line.text === "no")?.voice?.self).toBe("Bob Ito");
  });

  it("recognizes the writer before 'wrote on'", () => {
    const lines = read(
      "From: Ann\nSubject: x\n\nyes\n\nPriya Raman wrote on 17/3:\n> no\n\nThe board wrote on Monday:\n",
    );
    expect(lines?.find((line) => line.text === "no")?.voice?.self).toBe("Priya Raman");
    expect(lines?.find(({ text }) => text.startsWith("The board"))?.header).toBeUndefined();
  });

  it("takes the text between quotes as the reply of the sender", () => {
    const lines = read(
      "From: Ann\nSubject: x\n\nOn 9 Feb 2026, at 11:02, Bob Ito wrote:\n> Do we renew?\n\nI'll pay it.\n\n> And who goes?\n\nI can't.\n",
    );
    const speakers = ["Do we renew?", "I'll pay it.", "And who goes?", "I can't."].map(
      (text) => lines?.find((line) => line.text === text)?.voice?.self,
    );
    expect(speakers).toEqual(["Bob Ito", "Ann", "Bob Ito", "Ann"]);
  });

  it("sees no mail in a single label or in prose", () => {
    expect(read("From: the beginning\nwe liked it")).toBeUndefined();
    expect(read("To: do\n- milk")).toBeUndefined();
  });

  it("splits addresses, but not inside quotes or before a given name", () => {
    expect(splitAddresses('"O\'Connor, Declan" <d@x.example>, Ann Lee')).toEqual([
      '"O\'Connor, Declan" <d@x.example>',
      "Ann Lee",
    ]);
    expect(splitAddresses("Dufour, Émilie <e@x.example>")).toEqual(["Dufour, Émilie <e@x.example>"]);
    expect(splitAddresses("Ann; Lee, Bob; c@x.example")).toEqual(["Ann", "Lee, Bob", "c@x.example"]);
  });
});
