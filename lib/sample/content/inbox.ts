import type { Arrival } from "@/lib/vault";
import { dayAfter } from "./day";

/** A meeting note, an e-mail and a to-do list. */
export const inbox = (today: Date): Arrival[] => [
  {
    filename: "Sample visit to the showroom.md",
    content: `# Visit to the showroom

**Attendees:** Maya Lindqvist, Priya Nair, Tom Becker
**Date:** ${dayAfter(today, -1)}

Tom Becker showed two electric deck ovens at Hearth Ovens. The smaller one bakes 90 loaves an hour.

## Decisions

- We take the oven with three decks.

## Action items

- [ ] Tom Becker: send the final offer, due ${dayAfter(today, 3)}
- [ ] Priya Nair: measure the door of the bakery, due ${dayAfter(today, 2)}
`,
  },
  {
    filename: "Sample offer from Hearth Ovens.eml",
    content: `From: Tom Becker <tom.becker@hearth.example>
To: Maya Lindqvist <maya@millstreet.example>
Subject: Offer for the deck oven
Date: ${rfcDate(today, -1)}
Content-Type: text/plain; charset=utf-8

Hello Maya,

the oven with three decks costs 18,400 €, including delivery. We can install it within two days.
The offer is valid until ${dayAfter(today, 21)}. Could you send me the width of the door by ${dayAfter(today, 5)}?

Kind regards
Tom Becker
Hearth Ovens
`,
  },
  {
    filename: "Sample to-do list.md",
    content: `# To do before the delivery

- [ ] Priya Nair: bake two days' bread ahead, due ${dayAfter(today, 18)}
- [ ] Maya Lindqvist: send the cafés the dates, due ${dayAfter(today, 12)}
- [x] Maya Lindqvist: ask the bank for a loan
`,
  },
];

/** The form of dates in e-mail. */
const rfcDate = (today: Date, days: number): string =>
  new Date(`${dayAfter(today, days)}T09:30:00Z`).toUTCString().replace("GMT", "+0000");
