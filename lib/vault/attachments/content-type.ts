/** Content types by extension that a browser may show; all other files are downloads without a type. */
const SHOWN: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  bmp: "image/bmp",
  svg: "image/svg+xml",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  ogg: "audio/ogg",
  wav: "audio/wav",
  flac: "audio/flac",
  mp4: "video/mp4",
  webm: "video/webm",
  ogv: "video/ogg",
  mov: "video/quicktime",
};

const extensionOf = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";

export const contentTypeOf = (path: string): string | undefined => SHOWN[extensionOf(path)];

/** What a browser shows or plays within a page. */
export type Medium = "image" | "audio" | "video";

export const mediumOf = (path: string): Medium | undefined =>
  contentTypeOf(path)?.split("/")[0] as Medium | undefined;

export const isImage = (path: string): boolean => mediumOf(path) === "image";
