/** The ways in which a run can be ended by hand. */
export type Way = "cancel" | "terminate";

export const isWay = (text: string | undefined): text is Way => text === "cancel" || text === "terminate";
