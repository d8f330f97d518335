/** Extensions of files that a thread reads, with the name of their format. */
export const FORMAT_BY_EXTENSION = {
  docx: "Word",
  pdf: "PDF",
  html: "page",
  htm: "page",
  xhtml: "page",
  vtt: "captions",
  srt: "captions",
  ics: "calendar",
  mbox: "mailbox",
  zip: "Slack",
  json: "Slack",
} as const;

export type Format = (typeof FORMAT_BY_EXTENSION)[keyof typeof FORMAT_BY_EXTENSION];

/** For messages: what the inbox reads. */
export const READ_FORMATS =
  "Markdown, text, mail (.eml, .mbox), Word (.docx), PDF with text, web pages (.html), transcripts (.vtt, .srt), invitations (.ics) and Slack exports (.zip, .json)";

/** For the file dialog of a browser. */
export const ACCEPTED = `.md,.markdown,.txt,.text,.eml,.csv,${Object.keys(FORMAT_BY_EXTENSION)
  .map((extension) => `.${extension}`)
  .join(",")},text/*,message/rfc822`;
