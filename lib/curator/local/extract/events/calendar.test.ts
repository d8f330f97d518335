import { expect, it } from "vitest";
import { readText } from "@/lib/documents";
import { planLocally } from "../../index";
import { knownRecord } from "../../note.fixture";

const invitation = (...lines: string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:1", ...lines, "END:VEVENT", "END:VCALENDAR"].join(
    "\r\n",
  );

async function planned(content: string, known = [knownRecord("person", "Ann Lee")]) {
  const read = await readText("invite.ics", Buffer.from(content));
  const plan = await planLocally({
    filename: "invite.ics",
    content: read?.text ?? "",
    form: read?.form,
    title: read?.title,
    receivedAt: new Date("2026-11-20T09:00:00Z"),
    known,
  });
  const names = new Map(plan.entities.map(({ key, name }) => [key, name]));
  const events = plan.entities.filter(({ type }) => type === "event");
  return events.map(({ key, name, fields, confidence }) => ({
    name,
    date: fields.date,
    isSure: confidence >= 0.85,
    with: plan.links.flatMap(({ from, to, field }) =>
      from === key && field === "participants" ? [names.get(to)] : [],
    ),
  }));
}

it("takes each event of a calendar file that takes place, with its day and attendees, without review", async () => {
  const roof = invitation(
    "DTSTART;TZID=Europe/Berlin:20261203T140000",
    "SUMMARY:Roof inspection\\, phase 2",
    "ORGANIZER;CN=Ann Lee:mailto:ann@x.example",
    "ATTENDEE;CN=Bob Ray:mailto:bob@x.example",
    "DESCRIPTION:Bring the plan.",
  );
  expect(await planned(roof)).toEqual([
    { name: "Roof inspection, phase 2", date: "2026-12-03", isSure: true, with: ["Ann Lee", "Bob Ray"] },
  ]);
  const two = invitation("DTSTART:20261210T090000Z", "SUMMARY:Dentist").replace(
    "END:VCALENDAR",
    "BEGIN:VEVENT\r\nUID:2\r\nDTSTART;VALUE=DATE:20261214\r\nSUMMARY:Away day\r\nEND:VEVENT\r\nEND:VCALENDAR",
  );
  expect((await planned(two)).map(({ name, date }) => `${name} ${date}`)).toEqual([
    "Dentist 2026-12-10",
    "Away day 2026-12-14",
  ]);
  expect(await planned(invitation("DTSTART:20261210T090000Z", "SUMMARY:Walk", "STATUS:CANCELLED"))).toEqual(
    [],
  );
});

it("says when and where: the hours, and the place as the file has it", async () => {
  const read = await readText(
    "invite.ics",
    Buffer.from(
      invitation(
        "DTSTART;TZID=Europe/Oslo:20261203T140000",
        "DTEND;TZID=Europe/Oslo:20261203T150000",
        "SUMMARY:Steering committee",
        "LOCATION:Strandgaten 4\\, Bergen",
      ),
    ),
  );
  const { entities, links } = await planLocally({
    filename: "invite.ics",
    content: read?.text ?? "",
    form: read?.form,
    title: read?.title,
    receivedAt: new Date("2026-11-20T09:00:00Z"),
    known: [],
  });
  const event = entities.find(({ type }) => type === "event");
  const places = entities.filter(({ type }) => type === "location");
  expect(event?.fields).toMatchObject({ date: "2026-12-03", time: "14:00–15:00 Europe/Oslo" });
  expect(places.map(({ name, confidence }) => [name, confidence])).toEqual([["Strandgaten 4, Bergen", 0.95]]);
  expect(links).toContainEqual({ from: event?.key, to: places[0]?.key, field: "location" });
});

it("takes an event of a known name for another one, on its day", async () => {
  const dentist = invitation("DTSTART:20261210T090000Z", "SUMMARY:Dentist");
  const [event] = await planned(dentist, [knownRecord("event", "Dentist")]);
  expect(event?.name).toBe("Dentist 2026-12-10");
});
