/** The id of the list of people who are suggested as owners. */
export const PEOPLE = "people";
