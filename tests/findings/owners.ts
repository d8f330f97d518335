import { LIKELY_OWNER } from "@/lib/curator/local/learned/owner";
import { LinearModel } from "@/lib/language";
import { type OwnerChoice, ownerModel, type ReadUnits } from "./units";

/** Of the tasks of authors who were left out that have an owner: how many owners the model may choose, and how many it does. */
export function ownersReport(notes: readonly ReadUnits[]): string {
  const authors = new Set(notes.filter(({ sight }) => sight !== undefined).map(({ set }) => set));
  const choices = [...authors].flatMap((author) => {
    const model = new LinearModel(ownerModel(notes.filter(({ set }) => set !== author)));
    return notes
      .filter(({ set }) => set === author)
      .flatMap(({ owners }) => owners)
      .map((choice) => ({ ...choice, chosen: chosenOf(choice, model) }));
  });
  const owned = choices.filter(({ isOwned }) => isOwned);
  const open = owned.filter(({ options }) => options.some(({ isOne }) => isOne));
  const right = owned.filter(({ chosen }) => chosen?.isOne);
  const given = choices.filter(({ isOwned, chosen }) => !isOwned && chosen !== undefined);
  return [
    `owners of authors who were left out: ${owned.length}, of whom ${open.length} may be chosen and ${right.length} are`,
    `tasks of nobody: ${choices.length - owned.length}, of which ${given.length} get somebody`,
  ].join("\n");
}

/** The likeliest, if likely enough. */
function chosenOf({ options }: OwnerChoice, model: LinearModel): OwnerChoice["options"][number] | undefined {
  const chances = model.chancesOf(options.map(({ features }) => features));
  const best = Math.max(0, ...chances);
  return best >= LIKELY_OWNER ? options[chances.indexOf(best)] : undefined;
}
