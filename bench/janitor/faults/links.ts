import type { Kinds } from "./kind";
import { eolOf, inBody, inHead, withLine } from "./text";

/** A path link of the body with neither `#` nor a bar. */
const PATH_LINK = /\[\[([a-z]+)\/([^[\]|#]+)\]\]/;
const BARE_LINK = /(?<=[a-z] )\[\[([^[\]|#/]+)\]\]/;

/** Faults of links. */
export const LINK_FAULTS: Kinds = {
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
    ({ text }, { renamed, at }) => {
      const faulty = inBody(text, BARE_LINK, (_, name) => {
        if (!name || name.startsWith("Twin")) return undefined;
        renamed.set(`task/Of old ${at}.md`, `?${name}`);
        return `[[Of old ${at}]]`;
      });
      return faulty === undefined ? undefined : { faulty };
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
  "a link that no field has": [
    "LINK002",
    "reported",
    ({ text }) => ({ faulty: `${text}See [[org/Twin number 1]].${eolOf(text)}` }),
  ],
  "a name that two records have": [
    "LINK003",
    "reported",
    ({ text }) => ({ faulty: withLine(text, 'twin: "[[Twin number 2]]"') }),
  ],
};
