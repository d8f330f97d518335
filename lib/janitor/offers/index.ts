export { type OfferPreview, previewOffer } from "./preview";
