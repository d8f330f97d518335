import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { entryName } from "./entry-name";
import { InvalidBackup } from "./invalid-backup";

const segment = fc
  .string({ minLength: 1, maxLength: 20 })
  .filter((text) => /^[^./\0\\:\s][^/\0\\:]*$/.test(text));

describe("the name of an entry in an archive", () => {
  it("is that of a file or folder below the vault", () => {
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
        const path = segments.join("/");
        expect(entryName(`vault/${path}`, "file")).toEqual({ kind: "file", path });
        expect(entryName(`vault/${path}/`, "directory")).toEqual({ kind: "folder", path });
      }),
      depth(1_000),
    );
  });

  it.each(["\0", "\ud800", "\udfff", "\ufffd", "/../", "//", "/./", "/.. /"])(
    "is refused with %j anywhere",
    (part) => {
      fc.assert(
        fc.property(segment, segment, (before, after) => {
          expect(() => entryName(`vault/${before}${part}${after}`, "file")).toThrow(InvalidBackup);
        }),
        depth(300),
      );
    },
  );

  it.each(["symlink", "link", "character-device", "fifo", undefined])("is refused for a %s", (type) => {
    expect(() => entryName("vault/note/A.md", type)).toThrow(InvalidBackup);
  });
});
