import type { Kinds } from "./kind";
import { eolOf, headEnd, inHead } from "./text";

/** Faults of whole records. */
export const RECORD_FAULTS: Kinds = {
  "the wrong directory": [
    "DIR001",
    "reported",
    ({ text, type }) => {
      const other = { person: "org", org: "location", location: "person" }[String(type)];
      const faulty = other && inHead(text, /^type: \w+/m, `type: ${other}`);
      return faulty ? { faulty } : undefined;
    },
  ],
  "a stub": [
    "STUB001",
    "reported",
    // Links may name its heading.
    ({ text }) => ({
      faulty: [`${text.slice(0, headEnd(text))}---`, "", "## Background", "", "Soon.", ""].join(eolOf(text)),
    }),
  ],
  "an orphan": [
    "ORPHAN001",
    "reported",
    ({ text }, { added, at }) => {
      const path = `org/Nobody's ${at}.md`;
      added.set(
        path,
        `---\ntype: org\nname: Nobody's ${at}\ncreated: 2024-01-01\n---\n\nIt stands for itself, and nobody has ever linked to it so far.\n`,
      );
      return { faulty: text, path, clean: added.get(path) ?? "" };
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
