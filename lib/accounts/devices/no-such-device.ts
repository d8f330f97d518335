import { notFound } from "@/lib/core/errors";

export const noSuchDevice = () => notFound("There is no such device: it may have been removed already");
