import { z } from "zod";
import { localMinute } from "@/lib/core/wall-time";
import { MAX_PARTS } from "../limits";
import { type Part, type Reading, Unreadable } from "../reading";
import { oneLine, textOfBytes } from "../text";
import { unzip } from "../zip";

const text = z.string().nullish();
const profile = z.looseObject({ real_name: text, display_name: text, name: text });
const message = z.looseObject({
  type: z.literal("message"),
  subtype: text,
  ts: z.string().regex(/^\d{1,11}\.\d{1,9}$/),
  text,
  user: text,
  username: text,
  user_profile: profile.nullish(),
  files: z
    .array(z.looseObject({ name: text }))
    .nullish()
    .catch(null),
  attachments: z
    .array(z.looseObject({ text, fallback: text }))
    .nullish()
    .catch(null),
});
const user = z.looseObject({ id: z.string(), name: text, real_name: text, profile: profile.nullish() });

type Message = z.output<typeof message>;
type Names = ReadonlyMap<string, string>;

/** A day of one channel of a Slack export, as a chat; null when the JSON is something else. */
export function readSlackDay(bytes: Uint8Array, timeZone: string): Reading {
  const { found: day, of } = messagesOf(bytes);
  // An export is known by its files; another program's list may have what looks like a message.
  if (day.length === 0 || day.length * 2 < of) return null;
  return { form: "text", text: chatOf(day, namesIn(day), timeZone) };
}

/** A Slack export: a folder for each channel, a file for each day. */
export function readSlackExport(bytes: Uint8Array, timeZone: string): Reading {
  const files = unzip(bytes, (name) => /\.json$/i.test(name));
  const days = [...files].filter(([name]) => /(?:^|\/)[^/]+\/\d{4}-\d\d-\d\d\.json$/.test(name));
  if (days.length === 0)
    throw new Unreadable(
      "It is no Slack export, which has a folder for each channel with files such as 2026-11-20.json; other archives are not read",
    );
  if (days.length > MAX_PARTS)
    throw new Unreadable(`It has ${days.length} days of channels; up to ${MAX_PARTS} are read: export fewer`);
  const known = new Map([...usersOf(files), ...channelsOf(files)]);
  const parts = days
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, content]) => partOf(name, content, known, timeZone) ?? []);
  if (parts.length === 0) throw new Unreadable("It has no messages");
  return { parts };
}

function partOf(name: string, content: Uint8Array, known: Names, timeZone: string): Part | null {
  const { found: day } = messagesOf(content);
  const [channel = "", date = ""] = name
    .replace(/\.json$/i, "")
    .split("/")
    .slice(-2);
  const chat = chatOf(day, new Map([...namesIn(day), ...known]), timeZone);
  return chat ? { filename: `${date} ${channel}.txt`, content: `${chat}\n` } : null;
}

/** The messages of a day, and of how many entries. */
function messagesOf(bytes: Uint8Array): { found: Message[]; of: number } {
  const { found, of } = entriesOf(message, jsonOf(bytes));
  return { found: found.sort((a, b) => Number(a.ts) - Number(b.ts)), of };
}

/** The entries of a list that are as they should be: one that is not is left out, and not all the others with it. */
function entriesOf<S extends z.ZodType>(each: S, list: unknown): { found: z.output<S>[]; of: number } {
  const entries = Array.isArray(list) ? list : [];
  const found = entries.flatMap((entry) => {
    const parsed = each.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
  return { found, of: entries.length };
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOfBytes(bytes));
  } catch {
    return null;
  }
}

function usersOf(files: ReadonlyMap<string, Uint8Array>): Names {
  const file = [...files].find(([name]) => /(?:^|\/)users\.json$/.test(name));
  const { found } = entriesOf(user, file && jsonOf(file[1]));
  return new Map(
    found.map((user) => [user.id, user.real_name || user.profile?.real_name || user.name || user.id]),
  );
}

const channel = z.looseObject({ id: z.string(), name: z.string() });

function channelsOf(files: ReadonlyMap<string, Uint8Array>): Names {
  const file = [...files].find(([name]) => /(?:^|\/)channels\.json$/.test(name));
  const { found } = entriesOf(channel, file && jsonOf(file[1]));
  return new Map(found.map(({ id, name }) => [id, name]));
}

const namesIn = (day: readonly Message[]): Names =>
  new Map(
    day.flatMap(({ user, user_profile: it }) => {
      const name = it?.real_name || it?.display_name || it?.name;
      return user && name ? [[user, name] as const] : [];
    }),
  );

/** `[2026-11-20 10:32] Alice Chen: text`, in that time zone; who joined and left is not part of it. */
const chatOf = (day: readonly Message[], names: Names, timeZone: string): string =>
  day
    .filter(
      (each) =>
        textOf(each) !== "" && !/_(?:join|leave|topic|purpose|name|archive)$/.test(each.subtype ?? ""),
    )
    .map((each) => {
      const at = localMinute(timeZone, new Date(Number(each.ts) * 1000));
      const speaker = names.get(each.user ?? "") ?? (each.username || each.user || "Unknown");
      return `[${at}] ${speaker}: ${plain(textOf(each), names)}`;
    })
    .join("\n");

/** What a program posts is often in attachments only. */
function textOf({ text, files, attachments }: Message): string {
  const attached = (attachments ?? []).map((each) => each.text || each.fallback || "");
  const named = (files ?? []).map(({ name }) => (name ? `[file: ${oneLine(name)}]` : "[file]"));
  return [text, ...attached, ...named].flatMap((part) => part?.trim() || []).join(" ");
}

/** Slack's own marks for people, channels and links; what is linked is written as in Markdown. */
const plain = (marked: string, names: Names): string =>
  marked
    // Without the comma, the addressee would be read as the subject.
    .replace(/^(<@[^<>]+>)\s+(?=[\p{L}\p{N}])/u, "$1, ")
    .replace(/<@(\w+)(?:\|([^<>]*))?>/g, (_, id: string, name?: string) => names.get(id) ?? (name || id))
    .replace(/<!date\^[^<>|]*\|([^<>]*)>/g, "$1")
    .replace(/<!(?:[\w^-]+\|)?@?([^<>|]*)>/g, "@$1")
    .replace(/<#(\w+)(?:\|([^<>|]*))?>/g, (_, id: string, name?: string) => `#${name || names.get(id) || id}`)
    .replace(/<((?:https?|mailto|tel):[^<>|]+)(?:\|([^<>]+))?>/g, (_, to: string, shown?: string) =>
      linkOf(to, shown),
    )
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** An address that is shown as it is, or only dialled, is no link. */
function linkOf(to: string, shown?: string): string {
  const address = to.replace(/^(?:mailto|tel):/, "");
  if (shown === undefined || shown === to || shown === address) return address;
  return to.startsWith("tel:") ? shown : `[${shown.replace(/[[\]]/g, "")}](${to})`;
}
