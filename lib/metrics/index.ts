export { type Answered, countRequest } from "./requests";
export { timeRun } from "./runs";
export { type Scrape, scrape } from "./scrape";
