import { asWindows1252 } from "@/lib/core/windows-1252";

/** What German, French, Spanish, Italian, Portuguese, Dutch and Scandinavian texts have in Windows-1252. */
const WESTERN =
  /^[\t\n\f\r -~äöüßéèêëàâçîïôùûœáíóúñãõìòåæøÄÖÜÉÈÊËÀÂÇÎÏÔÙÛŒÁÍÓÚÑÃÕÌÒÅÆØ¿¡€‘’‚“”„…–—•·§°²³½¼´«»‹›©®™£ªº\u00a0]*$/;
/** Signs within words: letters of another encoding, such as `Micha³` for Michał. */
const BROKEN = /\p{L}[¿¡§½¼£®©]\p{L}|(?!\bk?[mM]\b)\p{L}{2}[³²¿¡]|[^\0-\x7f]{5}/u;

/** The text of bytes that are no UTF-8: of an encoding that is certain from what they become, else undefined. */
export const decodeLegacy = (bytes: Uint8Array): string | undefined => western(bytes) ?? japanese(bytes);

function western(bytes: Uint8Array): string | undefined {
  const text = asWindows1252(Buffer.from(bytes).toString("latin1"));
  return WESTERN.test(text) && !BROKEN.test(text) ? text : undefined;
}

/** Shift_JIS: what is another encoding becomes rare signs, and no hiragana between them. */
function japanese(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("shift_jis", { fatal: true }).decode(bytes);
    const foreign = text.match(/[^\0-\x7f]/gu) ?? [];
    const hiragana = foreign.filter((sign) => /\p{Script=Hiragana}/u.test(sign)).length;
    const odd = foreign.filter((sign) => /[\uff61-\uff9f\p{Co}\p{Cc}]/u.test(sign)).length;
    return hiragana * 8 >= foreign.length && odd * 20 <= foreign.length ? text : undefined;
  } catch {
    return undefined;
  }
}
