export { graphOfUseLite } from "./graph";
export { UseLite } from "./model";
export { openingReader } from "./pieces";
