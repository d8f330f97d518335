import { documentation } from "./documentation";
import { journal } from "./journal";
import { multilingual } from "./multilingual";
import { para } from "./para";
import type { Shape } from "./shape";
import { zettelkasten } from "./zettelkasten";

export { filesOf, type Shape, type VaultFiles } from "./shape";

/** The kinds of vaults that every promise is tested on; `npm test` takes a few of them for each. */
export const SHAPES: readonly Shape[] = [zettelkasten, para, documentation, journal, multilingual];
