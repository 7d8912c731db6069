import { openFile, type OpenFile } from './public-files';

/** Encodings, the best first. */
const encodings = ['br', 'gzip'] as const;

/** A compressed variant of a file. */
export interface EncodedFile {
  readonly file: OpenFile;
  readonly encoding: (typeof encodings)[number];
}

/**
 * The paths of a file's compressed variants. They contain the tag of the file's content, so a variant of other content
 * is never found, whatever the times of the two files are.
 */
export function variantPaths(file: string, tag: string) {
  return { br: `${file}.${tag}.br`, gzip: `${file}.${tag}.gz` };
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((item) => {
    const [name, ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** Opens the best compressed variant that the client accepts, or returns null. */
export async function openEncoded(
  file: OpenFile,
  tag: string,
  acceptEncoding = '',
): Promise<EncodedFile | null> {
  const paths = variantPaths(file.path, tag);
  for (const encoding of encodings) {
    const variant = accepts(acceptEncoding, encoding) ? await openFile(paths[encoding]) : null;
    if (variant !== null) return { file: variant, encoding };
  }
  return null;
}
