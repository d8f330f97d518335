/** A clause ends where another subject begins. */
export function endOfClause(text: string, from: number): number {
  const stop =
    /,\s+(?:but|so|because|since|which|who|while|although|as|then (?:we|[Ii]|he|she|they)|(?:\p{Lu}[\p{L}'’-]+ (?:\p{Ll}{3,}s|can|could|will|would|may|might|is|has)(?!\p{L}))|and (?:[Ii]|we|he|she|they|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?:['’]ll|\s+(?:will|is|are|has|have|to|can)\b))|(?:,|\s+and)\s+[Ii](?:['’]ll|['’]m to|\s+(?:will|shall|still|need|have) )|\s+and\s+(?:then\s+)?(?:we|he|she|they|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?:['’]ll|\s+(?:will|to|shall)\b)|;\s|\s[–—]\s|\s+(?:because|so that we|since (?:we|the|he|she|it))\s/u.exec(
      text.slice(from),
    );
  return stop === null || stop.index < 12 ? text.length : from + stop.index;
}
