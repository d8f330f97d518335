export {
  CLASSES,
  calibrated,
  classify,
  logistic,
  type Model,
  matchedShare,
  scaleOf,
  scoresOf,
  shareOf,
  shareOfMatch,
  type Weights,
} from "./classify";
export { featuresOf, grammarOf, tokensOf } from "./features";
