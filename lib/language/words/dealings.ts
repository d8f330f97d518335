import { anyOf } from "../languages/vocabulary";

/** "Zurich Municipal want £412", "Mapfre pide 900 €" */
export const ASKS_MONEY = new RegExp(
  String.raw`^\s(?:${anyOf("nowUs")} )?${anyOf("asksMoney")}\s(?:\p{L}+\s){0,2}?(?:[£$€¥]\s?\d|(?:EUR|CHF|USD|GBP|NOK|SEK|DKK)\s\d|\d[\d.,’' ]*\s?(?:[£$€¥]|EUR|CHF|euros?(?!\p{L})))`,
  "u",
);
