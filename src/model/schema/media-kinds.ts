/** File extensions that each kind of field may name under content/media/. */
export const mediaKinds = {
  picture: ['.jpg', '.jpeg', '.png', '.webp', '.avif'],
  document: ['.pdf', '.csv', '.xlsx', '.docx'],
  audio: ['.mp3'],
  video: ['.mp4', '.webm'],
  captions: ['.vtt'],
} as const;
export type MediaKind = keyof typeof mediaKinds;

/** The most bytes of a file of each kind. Git hosts refuse files of more than 100 MB. */
export const maxMediaBytes: Readonly<Record<MediaKind, number>> = {
  picture: 25_000_000,
  document: 50_000_000,
  audio: 100_000_000,
  video: 100_000_000,
  captions: 1_000_000,
};

/** Returns whether there is a kind of media file of this name. */
export function isMediaKind(text: string | undefined): text is MediaKind {
  return text !== undefined && Object.hasOwn(mediaKinds, text);
}

/** The ending of a file in lower case with its dot, or none. */
export function endingOf(file: string): string {
  return /\.\w+$/.exec(file)?.[0].toLowerCase() ?? '';
}

/** Returns whether a file has an extension that its kind of field allows. */
export function fitsEnding(kind: MediaKind, file: string): boolean {
  const endings: readonly string[] = mediaKinds[kind];
  return endings.includes(endingOf(file));
}
