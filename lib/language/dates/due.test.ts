import { describe, expect, it } from "vitest";
import { putsDayFirst } from "./calendar";
import { findDue } from "./due";

/** Wednesday 18 November 2026. */
const calendar = { today: { year: 2026, month: 11, day: 18 }, dayFirst: true, forward: true, dated: true };

it("takes a form of address for no day", () => {
  expect(findDue("Fr. Öztürk fragt jetzt, klärt Fr Kowalski mit der Schule", calendar)).toBeUndefined();
});

it.each([
  "move the call to Friday",
  "postpone the workshop to the 3rd of December",
  "die Sitzung auf Freitag verschieben",
  "de vergadering verzetten naar vrijdag",
])("takes the day that something is moved to for no deadline: %s", (text) => {
  expect(findDue(text, calendar)).toBeUndefined();
  expect(findDue(`${text} by Thursday`, calendar)?.date).toBe("2026-11-19");
});

it.each([
  ["weigh the parcels this aft", "2026-11-18"],
  ["mop the hall by noon", "2026-11-18"],
  ["mop the hall by noon on Friday", "2026-11-20"],
  ["send the draft by COB Friday", "2026-11-20"],
  ["je passe cet après-midi", "2026-11-18"],
  ["te lo imprimo esta tarde", "2026-11-18"],
  ["riparo il cancello stamattina", "2026-11-18"],
  ["envio o recibo hj", "2026-11-18"],
  ["het hek maak ik vanmiddag", "2026-11-18"],
  ["the day after tomorrow at the latest", "2026-11-20"],
  ["vernis pour après-demain", "2026-11-20"],
  ["lo entrego pasado mañana", "2026-11-20"],
  ["ritiro le chiavi dopodomani", "2026-11-20"],
  ["entrego depois de amanhã", "2026-11-20"],
  ["dat regel ik overmorgen", "2026-11-20"],
  ["nächste Woche Freitag", "2026-11-27"],
  ["volgende week do", "2026-11-26"],
  ["volgende maandag", "2026-11-23"],
  ["la prossima settimana, martedì", "2026-11-24"],
  ["Friday week", "2026-11-27"],
  ["jeudi en huit", "2026-11-26"],
  ["sort it next week", "2026-11-27"],
  ["bis KW 49", "2026-12-04"],
  ["bis Kalenderwoche 2", "2027-01-15"],
  ["by the end of Q1", "2027-03-31"],
  ["bis Jahresende", "2026-12-31"],
  ["d'ici la fin de l'année", "2026-12-31"],
  ["antes de fin de año", "2026-12-31"],
  ["até ao final do ano", "2026-12-31"],
  ["年内に", "2026-12-31"],
  ["by mid-January", "2027-01-15"],
  ["to the office by Wednesday 9th please", "2026-12-09"],
  ["bis Mitte Januar", "2027-01-15"],
  ["d'ici la mi-janvier", "2027-01-15"],
  ["entro metà gennaio", "2027-01-15"],
  ["prints are due back Tues 24th", "2026-11-24"],
  ["vans booked Weds 25th", "2026-11-25"],
  ["vans back Thu 24", "2026-12-24"],
  ["raus am 10. Dez.", "2026-12-10"],
  ["avant le 1er déc", "2026-12-01"],
  ["spät. 16.12", "2026-12-16"],
  ["return them before 20th", "2026-11-20"],
  ["a más tardar el día 25", "2026-11-25"],
  ["pagar o gás dia 26", "2026-11-26"],
  ["vóór woensdagmiddag", "2026-11-25"],
  ["Dienstagabend bringen", "2026-11-24"],
  ["deadline of 4 December", "2026-12-04"],
  ["dans les quinze jours", "2026-12-03"],
  ["en un plazo de 15 días", "2026-12-03"],
  ["金曜までに送る", "2026-11-20"],
  ["25号前交", "2026-11-25"],
  ["28日までに払う", "2026-11-28"],
])("reads a day as people write it: %s", (text, date) => {
  expect(findDue(text, calendar)?.date).toBe(date);
});

it.each(["毎週金曜に掃除する", "bis 16.30 Uhr offen", "送到3号楼", "ce dossier de la semaine"])(
  "takes no other number or day for one: %s",
  (text) => expect(findDue(text, calendar)).toBeUndefined(),
);

describe("when something is due", () => {
  it.each([
    ["send it by Friday", "2026-11-20"],
    ["send it (by Tue)", "2026-11-24"],
    ["send it tomorrow", "2026-11-19"],
    ["send it, due 2026-12-03", "2026-12-03"],
    ["send it - 12 January", "2027-01-12"],
    ["send it before the 10th", "2026-12-10"],
    ["send it EOD", "2026-11-18"],
    ["send it by end of next week", "2026-11-27"],
    ["send it by the end of the month", "2026-11-30"],
    ["send it by end of January", "2027-01-31"],
    ["send it (due Jan 23)", "2027-01-23"],
    ["send it by 20.11.", "2026-11-20"],
    ["bring the tent on Sunday too", "2026-11-22"],
    ["send it by Wednesday", "2026-11-25"],
    ["send it this Wednesday", "2026-11-18"],
    ["send it by Friday 11", "2026-12-11"],
    ["send it by Fri 27th", "2026-11-27"],
    ["entro domenica 29", "2026-11-29"],
    ["envoyer le dossier pour le 25", "2026-11-25"],
    ["bis zum 25.", "2026-11-25"],
    ["la llama mañana por teléfono", "2026-11-19"],
    ["資料を来週火曜まで", "2026-11-24"],
    ["資料を12/4まで", "2026-12-04"],
    ["展示会、担当は鈴木 12/4", "2026-12-04"],
    ["Fr. Meier macht das bis Mittwoch", "2026-11-25"],
    ["Probe, Fr. 20 Uhr", "2026-11-20"],
    ["周五之前给结果", "2026-11-20"],
    ["今日中に請求書を出す", "2026-11-18"],
    ["本日中に返信する", "2026-11-18"],
    ["明日中に送る", "2026-11-19"],
    ["今月中に報告書を書く", "2026-11-30"],
    ["今天给王老师打电话", "2026-11-18"],
    ["今天之内回复客户", "2026-11-18"],
    ["后天交", "2026-11-20"],
    ["本月内完成", "2026-11-30"],
    ["fertig am Freitag, dem 18.", "2026-12-18"],
    ["klaar op vrijdag de 18e", "2026-12-18"],
    ["entregar na sexta-feira, dia 18", "2026-12-18"],
    ["下周二完成", "2026-11-24"],
    ["mandate un expert sous quinzaine", "2026-12-03"],
    ["within two weeks", "2026-12-02"],
    ["have it up by the fourth", "2026-12-04"],
    ["choose tiles by wed, or I choose", "2026-11-25"],
    ["he'll pick them up Friday and take forty", "2026-11-20"],
    ["ich suche sie am Wochenende raus", "2026-11-22"],
    ["inspection on the 28th, labels by Tuesday", "2026-11-24"],
    ["dentist, Wed 3:30", "2026-11-18"],
    ["due 11 May", "2027-05-11"],
    ["due 16 October", "2026-10-16"],
  ])("%s", (text, date) => {
    expect(findDue(text, calendar)?.date).toBe(date);
  });

  it.each([
    "send the September report",
    "release 2.8 of it",
    "we sat down in the sun",
    "call before 11",
    "chase auditors for the W-9",
    "the fair runs from 16 to 19 November and on",
    "ask about the Tuesday slot again",
    "it is cleaned every Friday by them",
    "office copies, requested 16 October, again",
  ])("never: %s", (text) => {
    expect(findDue(text, calendar)).toBeUndefined();
  });

  it("takes the words that belong to the date", () => {
    const text = "send it (by Friday)";
    const due = findDue(text, calendar);
    expect(text.slice(due?.start, due?.end)).toBe(" (by Friday)");
  });
});

it("gives no day that does not exist", () => {
  const march = { ...calendar, today: { year: 2027, month: 3, day: 10 } };
  expect(findDue("due 29 February", march)?.date).toBe("2028-02-29");
});

it("takes a weekday of an undated text to be today's", () => {
  expect(findDue("send it by Wednesday", { ...calendar, dated: false })?.date).toBe("2026-11-18");
});

it("reads 4/11 as the day and month that lie nearer", () => {
  expect(putsDayFirst("phone 4/11/26", new Date("2026-11-04T10:00:00Z"))).toBe(true);
  expect(putsDayFirst("phone 4/11/26", new Date("2026-04-12T10:00:00Z"))).toBe(false);
  expect(putsDayFirst("14/11/26", new Date("2026-04-12T10:00:00Z"))).toBe(true);
});

it('takes "at the very latest" behind a day with it', () => {
  const text = "send it by 1 December at the very latest";
  const due = findDue(text, calendar);
  expect(text.slice(due?.start, due?.end).trim()).toBe("by 1 December at the very latest");
});
