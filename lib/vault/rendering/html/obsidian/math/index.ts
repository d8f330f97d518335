export { formulas } from "./formulas";
export { MATHML_ATTRIBUTES, MATHML_ELEMENTS } from "./schema";
export { singleDollars } from "./syntax";
