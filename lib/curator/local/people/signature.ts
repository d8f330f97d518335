import type { Block, Document } from "@/lib/language";
import {
  anyOf,
  bareWord,
  domainLabels,
  isOrgPiece,
  LEGAL_FORMS,
  matchesDomain,
  ORG_ENDINGS,
  readAffiliation,
  slice,
  type TextSpan,
} from "@/lib/language";
import { authorOf } from "./author";
import type { NameHit } from "./hit";
import { readPeopleList } from "./list/list";

const SIGN_OFF = new RegExp(String.raw`^(?:--+|—|__+|${anyOf("closing")}\s*[,.!–—-]*)$`, "iu");
const NOBODY: TextSpan = { start: 0, end: 0, text: "" };
const MAX_SIGNATURE_LINES = 8;

export interface Signatures {
  hits: NameHit[];
  lone: TextSpan[];
  orgs: TextSpan[];
  /** The lines of the signatures, which are searched for nothing else. */
  blocks: ReadonlySet<Block>;
}

/** The people and organisations in the lines after "Kind regards". */
export function readSignatures(document: Document): Signatures {
  const blocks = new Set<Block>();
  const found: Omit<Signatures, "blocks"> = { hits: [], lone: [], orgs: [] };
  if (!document.isMail) return { ...found, ...signedOff(document), blocks };
  const labels = domainLabels(document.source.masked);
  document.blocks.forEach((block, at) => {
    if (!SIGN_OFF.test(block.text) || block.header !== undefined) return;
    const lines = document.blocks.slice(at + 1, at + 1 + MAX_SIGNATURE_LINES);
    const end = lines.findIndex(
      (line) => line.header !== undefined || line.voice?.turn !== block.voice?.turn || line.text.length > 90,
    );
    const signature = (end < 0 ? lines : lines.slice(0, end)).filter((line) => !SIGN_OFF.test(line.text));
    for (const line of signature) blocks.add(line);
    blocks.add(block);
    readSignature(signature, labels, found);
  });
  return { ...found, blocks };
}

const LAST_LINES = 4;

/** The writer of a note that is not a mail, or those who sign below its greeting. */
function signedOff(document: Document): Pick<Signatures, "hits" | "lone"> {
  const last = document.isChat ? [] : document.blocks.slice(-LAST_LINES);
  const greeting = last.findIndex(({ text }) => SIGN_OFF.test(text) && /\p{L}/u.test(text));
  if (greeting >= 0) {
    const { hits, lone } = readPeopleList(last[greeting + 1] ?? NOBODY, { score: 3 });
    return { hits: hits.map((hit) => ({ ...hit, participant: true })), lone };
  }
  const author = authorOf(document);
  const { hits, lone } = author ? readPeopleList(author, { score: 3 }) : { hits: [], lone: [] };
  return hits.length + lone.length === 1
    ? { hits: hits.map((hit) => ({ ...hit, participant: true })), lone }
    : { hits: [], lone: [] };
}

function readSignature(lines: Block[], labels: string[], found: Omit<Signatures, "blocks">): void {
  const [first, ...rest] = lines;
  if (first === undefined) return;
  const { hits, lone, orgs } = readPeopleList(first);
  const signer = hits[0];
  found.lone.push(...lone);
  for (const line of rest) found.hits.push(...directorsOf(line));
  const org = bestOrg(rest, labels) ?? orgs[0];
  if (org !== undefined) found.orgs.push(org);
  if (signer === undefined) return;
  const role =
    signer.role ??
    rest.map((line) => readAffiliation(line).role).find((it) => it !== undefined && /^\p{L}/u.test(it));
  found.hits.push({ ...signer, org: signer.org ?? org, role, participant: true });
}

/** `Geschäftsführer: Dr. Hanno Wittrock`, as companies have to name them. */
function directorsOf(line: Block): NameHit[] {
  const lead = DIRECTORS.exec(line.text)?.[0].length;
  return lead === undefined ? [] : readPeopleList(slice(line, lead), { score: 3.5 }).hits;
}

const DIRECTORS = new RegExp(String.raw`^${anyOf("officer")}\s?:\s+`, "iu");

/** The piece of the lines that is most clearly an organisation: its mail domain, its legal form or ending. */
function bestOrg(lines: TextSpan[], labels: string[]): TextSpan | undefined {
  const pieces = lines.flatMap((line) => piecesOf(line)).filter((piece) => isOrgPiece(piece.text));
  const rank = (piece: TextSpan): number => {
    const words = piece.text.split(/\s+/);
    const last = bareWord(words.at(-1) ?? "");
    if (matchesDomain(piece.text, labels)) return 3;
    if (words.length > 1 && (LEGAL_FORMS.has(last) || words.some((word) => ORG_ENDINGS.has(bareWord(word)))))
      return 2;
    return 0;
  };
  return pieces.filter((piece) => rank(piece) > 0).sort((a, b) => rank(b) - rank(a))[0];
}

function piecesOf(line: TextSpan): TextSpan[] {
  const pieces: TextSpan[] = [];
  let from = 0;
  for (const match of line.text.matchAll(/\s*[,;|·•]\s*|\s+[-–—/]\s+|\s+(?:at|@)\s+/g)) {
    pieces.push(slice(line, from, match.index));
    from = match.index + match[0].length;
  }
  pieces.push(slice(line, from));
  return pieces.filter((piece) => piece.text !== "");
}
