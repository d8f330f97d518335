export { type AppliedOffer, applyOffer } from "./apply";
export { offerInput } from "./find";
export { type OfferPreview, previewOffer } from "./preview";
