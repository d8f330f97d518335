export {
  CLASSES,
  classify,
  logistic,
  type Model,
  scaleOf,
  scoresOf,
  shareOf,
  type Weights,
} from "./classify";
export { featuresOf } from "./features";
