const FORBIDDEN = /[\\/:*?"<>|[\]#^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Whether `text` can be the name of a record (rules: contract.md, "Vault"). */
export function isRecordName(text: string): boolean {
  if (text === "" || text !== text.normalize("NFC") || Buffer.byteLength(text) > 240) return false;
  if (FORBIDDEN.test(text) || text.includes("%%") || /\.md$/i.test(text)) return false;
  return !/^[.\s]|[.\s]$/u.test(text) && !RESERVED.test(text);
}
