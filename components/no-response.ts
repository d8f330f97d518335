/**
 * The message where a server did not respond.
 * @param next what to do then, in lower case
 * @param effect what this means, after the first words
 */
export const noResponse = (next: string, effect = ""): string =>
  `The server did not respond${effect}. Check your connection, then ${next}.`;

export const TRY_AGAIN = noResponse("try again");
