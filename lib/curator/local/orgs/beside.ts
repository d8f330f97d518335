import { anyIn, anyOf, type Phrase } from "@/lib/language";
import { couldBeOrg } from "./context";
import type { Orgs } from "./list";
import { isPersonName, type OrgSources } from "./sources";

/**
 * `Red Bonnet, Canonicus Ltd. and the Private Trust`: if one member of a list is an organization, the others are as
 * well.
 */
export function beside(orgs: Orgs, { phrases, people, document }: OrgSources): Phrase[] {
  const text = document.source.masked;
  return phrases.filter((phrase) => {
    const isPriced = PRICED.test(phrase.after);
    if (
      (phrase.words.length < 2 && !isPriced) ||
      !couldBeOrg(phrase) ||
      IN_PART_OF_WORLD.test(phrase.text) ||
      isPersonName(phrase, people)
    )
      return false;
    return orgs.all().some(({ span, confidence }) => {
      const [first, second] = span.start < phrase.start ? [span, phrase] : [phrase, span];
      // `Rohrbau GmbH, Am Markt 2` has an address.
      const isAddress = !isPriced && /^\s\d/.test(phrase.after);
      const between = text.slice(first.end, second.start);
      return (
        confidence >= 0.85 && !isAddress && (LISTED.test(between) || (isPriced && OFFERED.test(between)))
      );
    });
  });
}

/** "…, West Africa": a place. */
const IN_PART_OF_WORLD =
  /^(?:North|South|East|West|Central|Latin)(?:ern)? (?:Africa|America|Asia|Europe|Midlands|Coast)$/u;

const LISTED = new RegExp(`^(?:,|,? ${anyOf("and")}(?: ${anyIn(["en", "de"], "the")})?|, the) $`, "u");
/** `Sortal BV 118k, Agrivis 97k`: two offers, each with its price. */
const PRICE = String.raw`\s(?:${anyOf("at a price")} )?(?:[£$€]\s?\d[\d.,’']*k?|\d[\d.,’']*\s?(?:k|€|EUR|CHF|euros?))(?![\p{L}\d])`;
const OFFERED = new RegExp(`^${PRICE}(?:,|;|,? ${anyOf("and")}) $`, "u");
const PRICED = new RegExp(`^${PRICE}`, "u");
