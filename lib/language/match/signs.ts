/** A Chinese character; with ノ and ヶ, as in 一ノ瀬. */
export const HAN = String.raw`(?:[\p{sc=Han}々ヶ]|(?<=\p{sc=Han})ノ(?=\p{sc=Han}))`;

export const KANA = String.raw`[\p{sc=Katakana}ー]`;
