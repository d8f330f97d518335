import { zipSync } from "fflate";

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const CONTENT_TYPES = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const RELATIONS = `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** A paragraph of a Word document, as a heading when it has a level. */
export const paragraph = (text: string, level?: number): string =>
  `<w:p>${level ? `<w:pPr><w:pStyle w:val="Heading${level}"/></w:pPr>` : ""}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

const STYLES = `<?xml version="1.0" encoding="UTF-8"?><w:styles ${W}>${[1, 2].map((level) => `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`).join("")}</w:styles>`;

/** A Word document with this XML as its body, and `before` in front of it. */
export function wordFile(body: string, before = ""): Uint8Array {
  const document = `<?xml version="1.0" encoding="UTF-8"?>${before}<w:document ${W}><w:body>${body}</w:body></w:document>`;
  return zipOf({
    "[Content_Types].xml": CONTENT_TYPES,
    "_rels/.rels": RELATIONS,
    "word/document.xml": document,
    "word/styles.xml": STYLES,
  });
}

/** An archive of texts. */
export const zipOf = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])));

/** A PDF with these pages, each of lines; an empty line makes a paragraph. All pages may share one content. */
export function pdfFile(pages: readonly (readonly string[])[], copies = 1): Uint8Array {
  const count = pages.length * copies;
  const kids = Array.from({ length: count }, (_, at) => `${4 + pages.length + at} 0 R`);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${count} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...pages.map((lines) => streamOf(contentOf(lines))),
    ...kids.map(
      (_, at) =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${4 + (at % pages.length)} 0 R >>`,
    ),
  ];
  return pdfOf(objects);
}

/** A PDF that opens by a password only: no password has these check sums. */
export function lockedPdf(): Uint8Array {
  const text = Buffer.from(pdfFile([["Secret"]])).toString("latin1");
  const sum = `<${"5a".repeat(32)}>`;
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${sum} /U ${sum} /P -4 >> /ID [<00> <00>]`;
  return Buffer.from(text.replace("/Root 1 0 R", `/Root 1 0 R ${lock}`), "latin1");
}

export const streamOf = (content: string, entries = ""): string =>
  `<< /Length ${Buffer.byteLength(content, "latin1")} ${entries}>>\nstream\n${content}\nendstream`;

/** A PDF of objects, the first of which is its catalog. */
export function pdfOf(objects: readonly string[]): Uint8Array {
  const parts = ["%PDF-1.4\n"];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [at, object] of objects.entries()) {
    offsets.push(length);
    const text = `${at + 1} 0 obj\n${object}\nendobj\n`;
    parts.push(text);
    length += text.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  );
  return Buffer.from(parts.join(""), "latin1");
}

const contentOf = (lines: readonly string[]): string =>
  `BT /F1 12 Tf 72 770 Td 14 TL ${lines.map((line) => `(${line.replace(/[()\\]/g, "\\$&")}) Tj T*`).join(" ")} ET`;
