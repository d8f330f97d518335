/** A name of one or more capitalized words: `Frau Adler`, `Kofi`. */
export const NAMED = String.raw`(?:(?!(?:The|This|That|These|Those|An?|Our|Your|As|If|When|Once|Until|Not|No|After|Before|Nothing|And|But|Nobody|Maybe|Perhaps|I|We|He|She|They|It|There|You|What|Who|Which|Some|All|Both)\b)\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3})`;

/** Groups that can decide or assume something. */
export const BODY = `(?:(?:[Tt]he |[Oo]ur )?(?:whole |entire |editorial |town |city |parish |executive |steering )?(?:team|group|board|committee|trustees|council|panel|family|members|staff|partners|class|meeting|management|leadership|client|customer|directors|governors|parents|company|crew|owners?|shareholders|residents|faculty|department|kids|jury|editors?|union|school|practice|lab|architects?|engineers|curator|installer|treasurer|assembly|parliament|household|organisers|organizers))`;

export const ADVERBS = String.raw`(?:\s+(?:have|has|had|also|all|unanimously|finally|then|just|jointly|formally|already|now|provisionally|therefore|eventually|unilaterally|collectively|mutually|ultimately|both|today|yesterday|(?:['’]ve)))*`;
