import { fileAt, type FoundFile } from './find-file';

const codings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** A file's bytes as they travel: compressed, or as they are (`coding` is null). */
export interface CodedFile {
  readonly found: FoundFile;
  readonly coding: 'br' | 'gzip' | null;
}

function accepts(header: string, coding: string): boolean {
  return header.split(',').some((item) => {
    const [name, ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** The best twin that the client accepts; one older than its source is a leftover and is not used. */
export async function chooseCoding(found: FoundFile, acceptEncoding = ''): Promise<CodedFile> {
  for (const { name, ending } of codings) {
    if (!accepts(acceptEncoding, name)) continue;
    const twin = await fileAt(found.file + ending);
    if (twin !== null && twin.modifiedMs >= found.modifiedMs) return { found: twin, coding: name };
  }
  return { found, coding: null };
}
