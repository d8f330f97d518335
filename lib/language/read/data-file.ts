/** Extensions of files that are read by programs: code, tables, logs, pages, settings. */
const EXTENSIONS = new Set(
  (
    "c cc cpp h hpp cs go java js jsx mjs cjs ts tsx kt php pl py r rb rs scala sh bash zsh ps1 bat sql swift lua dart vue svelte " +
    "css scss less html htm xhtml xml svg json jsonl ndjson yaml yml toml ini cfg conf env properties lock " +
    "csv tsv vcf log out diff patch ipynb bib makefile dockerfile"
  ).split(" "),
);

/** A line of a log: a time, then a level, a process or a message. */
const LOG_LINE =
  /^\s*(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\S*\]?|\[?\d{1,2}:\d\d:\d\d(?:[.,]\d+)?\]?|[A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d:\d\d)\s+\[?(?:TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|FATAL|\S+\[\d+\]:|[\w.-]+ \d+:)/;

const MIN_LINES = 3;

/** Whether a file is not a note: nothing in it is about people or tasks of its reader. */
export function isDataFile(filename: string, text: string): boolean {
  const extension = /\.([a-z0-9]{1,12})$/i.exec(filename)?.[1]?.toLowerCase();
  const start = text.slice(0, 20_000).trimStart();
  if (extension === "log" && isIrc(start)) return false;
  if (extension !== undefined && EXTENSIONS.has(extension)) return true;
  if (/^(?:makefile|dockerfile|gemfile)$/i.test(filename)) return true;
  if (/^(?:<!doctype html|<html[\s>]|<\?xml|#!\/)/i.test(start)) return true;
  return isJson(start, text) || isLog(start) || isCode(start);
}

function isJson(start: string, text: string): boolean {
  if (!/^[[{]/.test(start) || !/[\]}]\s*$/.test(text.slice(-20))) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const isLog = (start: string): boolean => isMostly(start, LOG_LINE);

/** What people say on IRC is kept as a log, too: `[20:57] <@kim> hi`, `2026-03-27 20:57:18⇥kim⇥hi`. */
const isIrc = (start: string): boolean => isMostly(start, IRC_LINE);
const IRC_LINE =
  /^\[?(?:\d{4}-\d\d-\d\d[T ])?\d{1,2}:\d\d(?::\d\d)?\]?(?:\s{0,3}<[@+~&% ]?[^\s<>]{1,30}>\s|\t[@+~&%]?\p{L}[^\s<>]{0,30}\t)/u;

function isMostly(start: string, pattern: RegExp): boolean {
  const lines = start.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.length >= MIN_LINES && lines.filter((line) => pattern.test(line)).length * 2 > lines.length;
}

const CODE_LINE =
  /[;{}]\s*$|^\s*(?:import\s.+(?:from\s['"]|;)|from [\w.]+ import\s|(?:export|public|private|static|async)\s.+[({]|(?:function|class|def|const|let|var)\s+\w+\s*[=({:]|#include\s|\/\/|\/\*|\*\s|\*\/|return\b)/;

/** Code in a file with another name: most of its lines, and statements among them. */
function isCode(start: string): boolean {
  const lines = start.split(/\r?\n/).filter((line) => line.trim() !== "");
  const statements = lines.filter((line) => /[;{}]\s*$/.test(line)).length;
  return (
    lines.length >= 5 &&
    statements * 3 > lines.length &&
    lines.filter((line) => CODE_LINE.test(line)).length * 4 > lines.length * 3
  );
}

/** The title of a page. */
export const pageTitle = (text: string): string | undefined =>
  /<title[^>]*>([^<]{1,300})<\/title>/i.exec(text.slice(0, 20_000))?.[1]?.replace(/\s+/g, " ").trim();
