import { describe, expect, it } from "vitest";
import { readDocument } from "../read/read-document";
import { readSource } from "../read/source";
import { isoDay } from "./day";
import { findDue } from "./due";
import { noteCalendar } from "./reference";

/** Friday 20 November 2026. */
const RECEIVED = new Date("2026-11-20T09:00:00Z");

async function calendarOf(content: string, filename = "note.md") {
  return noteCalendar(readDocument(await readSource({ filename, content, receivedAt: RECEIVED })));
}
async function dayOf(content: string, filename?: string): Promise<string | null> {
  const { today, dated } = await calendarOf(content, filename);
  return dated ? isoDay(today) : null;
}

describe("the note's date", () => {
  it.each([
    ["---\ndate: 2015-03-09\n---\n# Minutes of 4 May 2016\n", "2017-01-01.md", "2015-03-09"],
    [
      "# Talk\n\n**Datum: 08.06.2022 - 13:20 Uhr**\n\nSie hat angefangen.",
      "talk-08.07.2022.md",
      "2022-06-08",
    ],
    ["---\ndate: 2015-03-09T10:12:30.119Z\n---\n**Date :** 4 mars 2015 à 18 h\n", "ca.md", "2015-03-04"],
    ["---\ndate: 2015-03-09T10:12:30.119Z\n---\nHello\n", "ca.md", "2015-03-09"],
    ["# Minutes of 12 June\n", "2023-06-14 minutes.md", "2023-06-14"],
    [
      "Minutes of the meeting of the Hall Trustees held on 10th November 2026\nPresent: Ann Lee\n\n45. To confirm and accept minutes of 16th October 2026\n",
      "hall.md",
      "2026-11-10",
    ],
    ["# Hall\n\nTo confirm and accept minutes of 16th October 2026\n", "hall.md", null],
    ["# Minutes of 12 June\n", "20230614_minutes.md", "2023-06-14"],
    ["# Minutes, 4 May 1998\n\nPublished 3 June 2001\n", "minutes.md", "1998-05-04"],
    ["# Allotments\n\nHeld on Monday 12 June in the shed\n", "allotments.md", "2023-06-12"],
    ["MINUTES OF THE BOARD\nHeld by teleconference, 12 March 2019, 17:00 UTC\n", "board.md", "2019-03-12"],
    ["# Committee\n\nDate: 27 November\n", "agenda.md", "2026-11-27"],
    ["---\nupdated: 2025-10-07\n---\n\nA small game.\n", "game.md", "2025-10-07"],
    ["# Vorstand\n\nDatum: 12.03.2019\n", "vorstand.md", "2019-03-12"],
    ["# 営業定例 11/9(月)\n\n出席：田中、鈴木\n", "memo.md", "2026-11-09"],
    ["24.11.25, 19:03 - Mirko: hallo\n24.11.25, 19:05 - Svenja: ja\n", "chat.txt", "2025-11-24"],
    [
      "From: a@x.example\nTo: b@x.example\nDate: Tue, 04 Nov 2014 16:12:03 +0000\nSubject: Roof\n\nHello\n",
      "roof.eml",
      "2014-11-04",
    ],
    [
      "ASSOCIAZIONE RIO\nVerbale della riunione di Consiglio del 9 aprile 2024, ore 20.30, nella sede di via Dante 4\n",
      "v.txt",
      "2024-04-09",
    ],
    [
      "Teamsitzung Praxis 4.7.25 (Dr. K. / Jana / Rosi / Frau Böhm / ich, also die Ute, und Uli)\n",
      "t.txt",
      "2025-07-04",
    ],
    ["Condominio via Po 4\n\nmar 8 set 2026\n[08:14] Anna: ciao\n", "c.txt", "2026-09-08"],
    ["Mon 2 Feb 2026. Fine, seven on site.\n\nPoured the slab.\n", "site.txt", "2026-02-02"],
    ["# Harbour show\n\nLast updated 3 Oct 2026 (Rewi)\n\nOpens on 12 March 2027.\n", "s.md", "2026-10-03"],
    ["LISTE KW 45, Stand Mo 2.11.2026\n\nRegal aufbauen\n", "l.txt", "2026-11-02"],
    ["Fitting out 2024\nlast updated 2 March (Ned)\n\nBuy paint.\n", "boat.txt", "2024-03-02"],
    ["Notes of the night\n\nAll quiet in the ward.\n\n14/11/2026 06h30\n", "n.txt", "2026-11-14"],
    ["Hello\n", "GMT20260512-sync.txt", "2026-05-12"],
  ])("%j in %s is %s", async (text, filename, day) => {
    expect(await dayOf(text, filename)).toBe(day);
  });

  it.each([
    "Dear all,\n\nWe begin next Monday, November 16th at 9.15 am.\n",
    "# Committee\n\nNext meeting: 16 March 2015\n",
    "# Committee\n\nThe board meets again on 11 March 2022.\n",
    "# Committee\n\n## Next meeting\n\nDate: 16 March 2015\n",
    "# Ada\n\nBorn 12 March 1958\n",
    "# Passports\n\nValid until 1 May 2020\n",
    "# Launch\n\n3 December 2026\n",
  ])("is unknown in %j", async (text) => {
    expect(await dayOf(text)).toBeNull();
  });

  it("is what relative dates count from, however long ago", async () => {
    const calendar = await calendarOf("# Minutes\n\nDate: 2015-03-10\n");
    expect(findDue("file the bugs by Monday", calendar)?.date).toBe("2015-03-16");
  });

  it("in a file about a month, they count from that month", async () => {
    for (const [text, filename] of [
      ["# June 2025\n", "journal.md"],
      ["# Journal\n", "2025-06-journal.md"],
    ] as const) {
      const calendar = await calendarOf(text, filename);
      expect(calendar.dated).toBe(false);
      expect(findDue("send it by Friday 13", calendar)?.date).toBe("2025-06-13");
    }
  });
});
