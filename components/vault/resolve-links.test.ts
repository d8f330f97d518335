import { describe, expect, it } from "vitest";
import type { RecordLink } from "@/lib/vault";
import { resolveLinks } from "./resolve-links";

const link = (target: string, path: string | null, more: Partial<RecordLink> = {}): [string, RecordLink] => [
  target,
  { target, path, relation: "body", state: path ? "resolved" : "broken", ...more },
];
const resolved = new Map([
  link("Plan", "note/A & B.md"),
  link("Gone", null),
  link("p.png", "img/p.png", { is_attachment: true }),
  link("p.pdf", "img/p.pdf", { is_attachment: true }),
  link("p.mp3", "p.mp3", { is_attachment: true }),
]);
const targets = ["Plan", "Gone", "p.png", "p.pdf", "p.mp3"].map((target) => ({ target }));
const resolve = (html: string) => resolveLinks(html, targets, resolved);

describe("the links of a rendered record", () => {
  it.each([
    [
      '<kv-link n="0">words</kv-link>',
      '<a href="/vault/note/A%20%26%20B.md" title="note/A &amp; B.md">words</a>',
    ],
    ['<kv-link n="0" anchor="h-part">words</kv-link>', '<a href="/vault/note/A%20%26%20B.md#h-part"'],
    ['<kv-link n="2">words</kv-link>', '<a href="/attachments/img/p.png" title="img/p.png">words</a>'],
    [
      '<kv-link n="2" embed="">a "b"</kv-link>',
      '<img src="/attachments/img/p.png" alt="a &quot;b&quot;" loading="lazy"></a>',
    ],
    ['<kv-link n="2" embed="300"><em>a</em></kv-link>', 'alt="a" loading="lazy" width="300">'],
    [
      '<kv-link n="3" embed="">words</kv-link>',
      '<a href="/attachments/img/p.pdf" title="img/p.pdf">words</a>',
    ],
    [
      '<kv-link n="4" embed="">words</kv-link>',
      '<audio src="/attachments/p.mp3" aria-label="words" controls preload="none"></audio>',
    ],
    [
      '<kv-link n="0" anchor="h-part" embed="" inline="">words</kv-link>',
      '<a href="/vault/note/A%20%26%20B.md#h-part"',
    ],
    [
      '<kv-link n="1">words</kv-link>',
      '<s class="decoration-1">words</s><span class="sr-only"> (broken link)</span>',
    ],
    ['<p><kv-link n="0">a</kv-link> and <kv-link n="0">b</kv-link></p>', ">a</a> and <a href"],
  ])("%s leads on as %s", (html, expected) => {
    expect(resolve(html)).toContain(expected);
  });
});
