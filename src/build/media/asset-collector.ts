import type { PictureSize } from '../../page-data/build-context';
import type { Image } from '../../model/schema/fields';

/** Files that the pages use: pictures by size, and files that are copied unchanged. */
export interface RequestedAssets {
  readonly pictures: Readonly<Record<PictureSize, ReadonlySet<string>>>;
  readonly files: ReadonlySet<string>;
}

/** Replaces the lookups of pictures and files in a first pass, and records every request. */
export function createAssetCollector() {
  const pictures = { wide: new Set<string>(), card: new Set<string>(), portrait: new Set<string>() };
  const files = new Set<string>();
  return {
    wanted: { pictures, files } satisfies RequestedAssets,
    picture: (image: Image, size: PictureSize): null => {
      pictures[size].add(image.file);
      return null;
    },
    mediaUrl: (file: string): string => {
      files.add(file);
      return '';
    },
  };
}
