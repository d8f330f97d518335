export {
  CLASSES,
  calibrated,
  classify,
  type Model,
  matchedShare,
  scaleOf,
  scoresOf,
  shareOf,
  shareOfMatch,
  type Weights,
} from "./classify";
export { featuresOf, grammarOf, tokensOf } from "./features";
