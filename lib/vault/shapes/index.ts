export * from "./changes";
export * from "./overview";
export * from "./pages";
export * from "./record";
