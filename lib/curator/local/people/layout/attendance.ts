import type { Block } from "@/lib/language";

/** `- Kim Dorn (@kimd), Corvane` among those who came or did not. */
export const isAttendance = ({ label, section, voice, marker, check, text }: Block): boolean =>
  voice === undefined &&
  /^(?:attendees|absent)$/.test(label?.kind ?? section.kind) &&
  (label !== undefined || marker !== undefined || check !== undefined || !/\p{Ll}{3,}[.!?]$/u.test(text));
