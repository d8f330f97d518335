import { people } from "./people";
import { work } from "./work";

export { inbox } from "./inbox";

export const records = (today: Date) => [...people(), ...work(today)];
