import type { PictureSize } from '../../page-data/build-context';
import type { Image } from '../../model/schema/fields';

/** Which files the pages ask for: pictures by size, and files that are copied as they are. */
export interface RequestedAssets {
  readonly pictures: Readonly<Record<PictureSize, ReadonlySet<string>>>;
  readonly files: ReadonlySet<string>;
}

/** Stands in for the build's pictures and files and notes what is asked for. */
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
