import type { RecordType } from "@/lib/vault";
import type { Code, History } from "@/lib/workers/janitor";
import type { Dice } from "../vault/dice";
import type { CleanRecord, CleanVault } from "./clean";
import { FILE_TIME } from "./write";

/** What fixing has to make of a sown fault. */
export type Right =
  /** The clean text, byte for byte. */
  | "restored"
  /** Another text, which says the same as the clean one. */
  | "mended"
  /** The faulty text: nobody can know what was meant. */
  | "reported";

export interface Sown {
  kind: string;
  code: Code;
  path: string;
  right: Right;
  clean: string;
  faulty: string;
  /** Other issues that the fault brings with it, as `code path`. */
  besides: string[];
}

export interface SownVault {
  /** Every file of the vault with its faults. */
  files: Map<string, string>;
  sown: Sown[];
  history: History;
}

/** Makes a clean text faulty; undefined where this text has no place for the fault. */
type Sow = (record: CleanRecord, garden: Garden) => (Partial<Sown> & { faulty: string }) | undefined;

/** What the faults of one vault share. */
interface Garden {
  dice: Dice;
  at: number;
  renamed: Map<string, string>;
  deleted: Set<string>;
  /** Files that come into the vault. */
  added: Map<string, string>;
}

const eolOf = (text: string): string => (text.includes("\r\n") ? "\r\n" : "\n");
const headEnd = (text: string): number => text.indexOf("\n---", 4) + 1;

/** Replaces the one match of `pattern` in the frontmatter; undefined where there is none. */
function inHead(
  text: string,
  pattern: RegExp,
  by: string | ((...parts: string[]) => string),
): string | undefined {
  const end = headEnd(text);
  const head = text.slice(0, end);
  if (!pattern.test(head)) return undefined;
  return head.replace(pattern, by as string) + text.slice(end);
}

/** A fault that replaces a part of the frontmatter. */
const replace =
  (pattern: RegExp, by: string | ((...parts: string[]) => string)): Sow =>
  ({ text }) => {
    const faulty = inHead(text, pattern, by);
    return faulty === undefined || faulty === text ? undefined : { faulty };
  };

/** A line at the end of the frontmatter. */
function withLine(text: string, line: string): string {
  const end = headEnd(text);
  return text.slice(0, end) + line + eolOf(text) + text.slice(end);
}

const ALIASES: Readonly<Partial<Record<RecordType, readonly string[]>>> = {
  person: ["people", "Person", "persons"],
  org: ["company", "orgs"],
  task: ["todo", "to-do", "TASK"],
  location: ["place"],
  note: ["memo", "notes"],
  process: ["workflow"],
  conversation: ["chat"],
  project: ["projects"],
};

/** A status, and what people write for it instead. */
const STATUSES: Readonly<Record<string, string>> = {
  done: "Complete",
  active: "In Progress",
  cancelled: "canceled",
  todo: "to-do",
  completed: "finished",
  draft: "Draft",
  superseded: "superceded",
  archived: "archive",
};

/** A path link of the body with neither `#` nor a bar. */
const PATH_LINK = /\[\[([a-z]+)\/([^[\]|#]+)\]\]/;
const BARE_LINK = /(?<=[a-z] )\[\[([^[\]|#/]+)\]\]/;

/** Replaces a link of the body; its target is given in parts, as the pattern has them. */
function inBody(
  text: string,
  pattern: RegExp,
  by: (...parts: string[]) => string | undefined,
): string | undefined {
  const start = headEnd(text) + "---".length;
  const body = text
    .slice(start)
    .replaceAll(/`{3}.*?`{3}|<!--.*?-->/gs, (hidden) => "\0".repeat(hidden.length));
  const match = pattern.exec(body);
  const replaced = match && by(...match);
  if (!match || replaced === undefined || replaced === null) return undefined;
  const at = start + match.index;
  return text.slice(0, at) + replaced + text.slice(at + match[0].length);
}

export const KINDS: Readonly<Record<string, [Code, Right, Sow]>> = {
  "no type": ["FM001", "mended", replace(/^type: .*\r?\n/m, "")],
  "no created": ["FM001", "mended", replace(/^created: .*\r?\n/m, "")],
  "no title": ["FM001", "mended", replace(/^(?:name|subject): .*\r?\n/m, "")],
  "no value": ["FM001", "restored", replace(/^(type): .*?(?=\s*(?:#.*)?$)/m, "$1:")],
  "a handle": ["FM001", "restored", replace(/^(handle: )"(@somebody)"/m, "$1$2")],
  "a backtick": ["FM001", "restored", replace(/^(command: )"(.*?)"/m, "$1$2")],
  "a second colon": ["FM001", "restored", replace(/^(heading: )"(Part two: the end)"/m, "$1$2")],
  "a tab": ["FM001", "reported", ({ text }) => ({ faulty: withLine(text, "\tx: 1") })],
  "a doubled key": ["FM001", "reported", ({ text }) => ({ faulty: withLine(text, "type: note") })],
  "a template": ["FM001", "reported", ({ text }) => ({ faulty: withLine(text, "origin: {{source}}") })],
  "an unknown type": [
    "FM002",
    "restored",
    ({ text, type }, { dice }) => {
      const words = ALIASES[type];
      const faulty = words && inHead(text, /^type: \w+/m, `type: ${dice.pick(words)}`);
      return faulty === undefined ? undefined : { faulty };
    },
  ],
  "no type at all": ["FM002", "reported", replace(/^type: \w+/m, "type: gizmo")],
  "another status": [
    "FM003",
    "restored",
    replace(/^status: (\w+)/m, (all, status) =>
      STATUSES[status ?? ""] ? `status: ${STATUSES[status ?? ""]}` : (all ?? ""),
    ),
  ],
  "no status": [
    "FM003",
    "reported",
    ({ text, type }) => {
      const faulty = type === "event" ? undefined : inHead(text, /^status: \w+/m, "status: elsewhere");
      return faulty === undefined ? undefined : { faulty };
    },
  ],
  "a scalar": [
    "FM004",
    "restored",
    ({ text, hand }) =>
      hand.list === "block"
        ? replace(/^(tags|participants|references):\r?\n {2}- ([^\r\n]*)(?=\r?\n\w)(?!.*saying)/ms, "$1: $2")(
            { text, hand } as CleanRecord,
            {} as Garden,
          )
        : undefined,
  ],
  "a scalar in a list's place": ["FM004", "mended", replace(/^(tags): \[([\w/]+)\]/m, "$1: $2")],
  "the wrong directory": [
    "DIR001",
    "reported",
    ({ text, type }) => {
      const other = { person: "org", org: "location", location: "person" }[String(type)];
      const faulty = other && inHead(text, /^type: \w+/m, `type: ${other}`);
      return faulty ? { faulty } : undefined;
    },
  ],
  "a renamed target": [
    "LINK001",
    "restored",
    ({ text }, { renamed, at }) => {
      const faulty = inBody(text, PATH_LINK, (_, folder, name) => {
        renamed.set(`${folder}/Once ${at}.md`, `${folder}/${name}.md`);
        return `[[${folder}/Once ${at}]]`;
      });
      return faulty === undefined ? undefined : { faulty };
    },
  ],
  "a bare name of old": [
    "LINK001",
    "restored",
    ({ text, path }, { renamed, at }) => {
      const faulty = inBody(text, BARE_LINK, (_, name) => {
        if (!name || name.startsWith("Twin")) return undefined;
        renamed.set(`task/Of old ${at}.md`, `?${name}`);
        return `[[Of old ${at}]]`;
      });
      return faulty === undefined || path.startsWith("asset/Twin") ? undefined : { faulty };
    },
  ],
  "the wrong folder": [
    "LINK001",
    "restored",
    ({ text }) => {
      const faulty = inBody(text, PATH_LINK, (_, __, name) => `[[elsewhere/${name}]]`);
      return faulty === undefined ? undefined : { faulty };
    },
  ],
  "a deleted target": [
    "LINK001",
    "restored",
    ({ text }, { deleted, at }) => {
      deleted.add(`person/Gone ${at}.md`);
      const faulty = inBody(text, /(?<=\. )The (?=\w)/, () => `[[person/Gone ${at}|The]] `);
      return faulty === undefined ? undefined : { faulty };
    },
  ],
  "a deleted item": [
    "LINK001",
    "restored",
    ({ text, hand }, { deleted, at }) => {
      deleted.add(`person/Gone ${at}.md`);
      const item = `"[[person/Gone ${at}]]"`;
      const faulty =
        hand.list === "inline"
          ? inHead(text, /^related: \[/m, `related: [${item}, `)
          : inHead(
              text,
              /^related:\r?\n( *)- /m,
              (all, indent) => all?.replace(/ *- $/, `${indent}- ${item}${eolOf(text)}${indent}- `) ?? "",
            );
      return faulty === undefined ? undefined : { faulty };
    },
  ],
  "a target that never was": [
    "LINK001",
    "reported",
    ({ text }, { at }) => ({ faulty: `${text}See [[note/Nowhere ${at}]].${eolOf(text)}` }),
  ],
  "a link that no field bears": [
    "LINK002",
    "reported",
    ({ text }) => ({ faulty: `${text}See [[org/Twin number 1]].${eolOf(text)}` }),
  ],
  "a name that two bear": [
    "LINK003",
    "reported",
    ({ text }) => ({ faulty: withLine(text, 'twin: "[[Twin number 2]]"') }),
  ],
  "a stub": [
    "STUB001",
    "reported",
    ({ text }) => ({
      faulty: `${text.slice(0, headEnd(text))}---${eolOf(text)}${eolOf(text)}Soon.${eolOf(text)}`,
    }),
  ],
  "an orphan": [
    "ORPHAN001",
    "reported",
    ({ text, type }, { added, at }) => {
      const path = `org/Nobody's ${at}.md`;
      added.set(
        path,
        `---\ntype: org\nname: Nobody's ${at}\ncreated: 2024-01-01\n---\n\nIt stands for itself, and nobody has ever linked to it so far.\n`,
      );
      return { faulty: text, path, clean: added.get(path) ?? "", right: "reported", ...(type && {}) };
    },
  ],
  "a double": [
    "DUP001",
    "reported",
    ({ text, type, path, name }, { added, at }) => {
      const other = `${type}/Like ${at}.md`;
      if (!/^[A-Za-z ]+$/.test(name) || !text.includes(`name: ${name}`) || !/[aeou]/.test(name))
        return undefined;
      const double = name.toUpperCase().replace(/[AEOU]/, (letter) => `${letter}\u0301`);
      added.set(
        other,
        `---\ntype: ${type}\nname: ${double}\ncreated: 2024-01-01\n---\n\nThis one bears a name that another bears already, or nearly so.\n`,
      );
      added.set(`Daily/like ${at}.md`, `[[${type}/Like ${at}]]`);
      return { faulty: text, besides: [`DUP001 ${other}`], path };
    },
  ],
};

/** Sows `each` faults of every kind into a clean vault, each into a record of its own. */
export function sow(vault: CleanVault, each: number): SownVault {
  const { dice } = vault;
  const garden: Garden = { dice, at: 0, renamed: new Map(), deleted: new Set(), added: new Map() };
  const free = shuffled(
    vault.records.filter(({ name }) => !name.startsWith("Twin")),
    dice,
  );
  const files = new Map([...vault.records.map(({ path, text }) => [path, text] as const), ...vault.others]);
  const sown: Sown[] = [];
  for (const [kind, [code, right, make]] of Object.entries(KINDS)) {
    for (let count = 0, at = 0; count < each && at < free.length; at++) {
      const record = free[at];
      garden.at += 1;
      const made = record && make(record, garden);
      if (!record || !made) continue;
      free.splice(at--, 1);
      count += 1;
      files.set(record.path, made.faulty);
      const clean = made.clean ?? record.text;
      sown.push({
        kind,
        code,
        right,
        besides: [],
        path: record.path,
        ...made,
        clean,
        faulty: made.clean ?? made.faulty,
      });
    }
  }
  for (const [path, text] of garden.added) files.set(path, text);
  return { files, sown, history: historyOf(vault, garden) };
}

function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  const left = [...items];
  const out: T[] = [];
  while (left.length > 0) out.push(...left.splice(dice.whole(0, left.length - 1), 1));
  return out;
}

function historyOf(vault: CleanVault, { renamed, deleted }: Garden): History {
  const byName = new Map(vault.records.map(({ name, path }) => [name, path]));
  return {
    renamedTo: (path) => {
      const to = renamed.get(path);
      return to?.startsWith("?") ? (byName.get(to.slice(1)) ?? null) : (to ?? null);
    },
    wasDeleted: (path) => deleted.has(path),
  };
}

/** The day that a record without `created` gets. */
export const CREATED = FILE_TIME.toISOString().slice(0, 10);
