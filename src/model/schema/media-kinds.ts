/** What each kind of field may name under content/media/, by the ending of the file. */
export const mediaKinds = {
  picture: ['.jpg', '.jpeg', '.png', '.webp', '.avif'],
  document: ['.pdf', '.csv', '.xlsx', '.docx'],
  audio: ['.mp3'],
  video: ['.mp4', '.webm'],
  captions: ['.vtt'],
} as const;
export type MediaKind = keyof typeof mediaKinds;

/** The ending of a file in lower case with its dot, or none. */
export function endingOf(file: string): string {
  return /\.\w+$/.exec(file)?.[0].toLowerCase() ?? '';
}

/** Whether a file ends as its kind of field asks. */
export function fitsEnding(kind: MediaKind, file: string): boolean {
  const endings: readonly string[] = mediaKinds[kind];
  return endings.includes(endingOf(file));
}
