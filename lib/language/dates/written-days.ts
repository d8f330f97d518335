const WEEKDAY =
  "(?:mon|tues?|weds?|wednes|thu(?:rs?)?|fri|sat|satur|sun)(?:day)?|(?:mon|diens|donners|frei|sams|sonn)tag|sonnabend|mittwoch|mo|di|mi|do|fr|sa|so|lun(?:di|edì|es)?|mar(?:di|tes|tedì)?|mer(?:credi|coledì)?|mi[eé](?:rcoles)?|jeu(?:di)?|jue(?:ves)?|gio(?:vedì)?|ven(?:dredi|erdì)?|vie(?:rnes)?|sam(?:edi)?|s[aá]b(?:ado|ato)?|dim(?:anche)?|dom(?:ingo|enica)?|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|seg|ter|qua|qui|sex|ma|wo|vr|za|zo|(?:maan|dins|woens|donder|vrij|zater|zon)dag";
const MONTH =
  "jan(?:uary|uar|vier|eiro|uari)?|jänner|gen(?:naio)?|ene(?:ro)?|feb(?:ruary|ruar|brero|braio|ruari)?|f[ée]v(?:rier|ereiro)?|mar(?:ch|s|zo|ço)?|märz|maart|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|ma[iy]o?|mei|mag(?:gio)?|jun[ei]?|junio|junho|juin|giu(?:gno)?|jul[yi]?|julio|julho|juil(?:let)?|lug(?:lio)?|aug(?:ust|ustus)?|ao[uû]t|ago(?:sto)?|sept?(?:ember|embre|tembre|iembre)?|set(?:tembre|embro)?|o[ck]t(?:ober|obre|ubre)?|out(?:ubro)?|ott(?:obre)?|nov(?:ember|embre|iembre|embro)?|de[csz](?:ember|embre|embro)?|d[ée]c(?:embre)?|dic(?:iembre|embre)?";
const ORDINAL =
  "(?:twenty-|thirty-)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth";
const NUMBER = String.raw`\d{1,2}(?:st|nd|rd|th|er|º|\.)?`;
/** No hour, sum or share follows a number that is a day. */
const NO_UNIT = String.raw`(?![\p{L}\d%€£$])(?!\s?[:.,/]\d|\s?(?:uhr|h|hrs?|am|pm|%|€|euros?|kg|km|ans|years|jahre)(?!\p{L}))`;

/** A day of a month as people write it, in any language: "Sat 28 Nov", "13. Juni", "den 21.1.", "venerdì 18 dicembre", "Sun 15th", "il 25". */
const DAY = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:${WEEKDAY})\.?,?\s?(?:the\s|den\s|dem\s|le\s|il\s|el\s|op\s|dia\s)?)?(?<![\d.,:/])${NUMBER}(?:\s?(?:-|–|/|bis|to|au|y|e|et|und|and|en|al|a|t/m)\s?${NUMBER})?\s?(?:of\s|de\s|di\s)?(?:${MONTH})(?!\p{L})\.?(?:\s(?:de\s)?\d{4})?`,
    String.raw`(?<!\p{L})(?:(?:${WEEKDAY})\.?,?\s?(?:den\s|dem\s|le\s|il\s|el\s)?)?(?<![\d.,:/-])(?:\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?|\d{1,2}/\d{1,2}(?:/\d{2,4})?)(?![\d/])`,
    String.raw`(?<!\p{L})(?:${WEEKDAY})\.?,?\s(?:the\s|den\s|dem\s|le\s|il\s|el\s|dia\s)?${NUMBER}${NO_UNIT}`,
    String.raw`(?<!\p{L})(?:(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)\p{L}*,?\s)?(?:${MONTH})\.?\s\d{1,2}(?:st|nd|rd|th)?${NO_UNIT}`,
    String.raw`(?<!\p{L})(?:${ORDINAL})(?:\sof\s(?:${MONTH}))?(?<=\sthe\s(?:${ORDINAL})|of\s\p{L}+)(?=[\s,.;)]|$)`,
    String.raw`(?<![\d.,])\d{1,2}(?:st|nd|rd|th)(?!\p{L})`,
    String.raw`(?<=(?<!\p{L})(?:le|il|el|dia|día|am|den|op|on the)\s)\d{1,2}\.?(?=[\s,;.)]|$)${NO_UNIT}`,
    String.raw`\d{1,2}[/月]\d{1,2}[日号號]?`,
  ].join("|"),
  "giu",
);

/** Where a text names days of a month. */
export const writtenDays = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(DAY)].map(({ 0: day, index }) => ({ start: index, end: index + day.length }));
