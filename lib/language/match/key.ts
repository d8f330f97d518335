import { looseKey } from "@/lib/vault";

/** Equal for names that differ only in case, accents, punctuation or spacing: "Zoë O’Neil" and "zoe oneil". */
export function matchKey(text: string): string {
  return looseKey(text)
    .replace(/['’ʼ`´.]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
