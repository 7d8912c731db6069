import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Picture } from '../../lib/picture';
import type { Image } from '../../model/schema/fields';
import { endingOf } from '../../model/schema/media-kinds';
import type { PictureSize } from '../../page-data/build-context';
import type { SourcePicture } from './read-pictures';

export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** A file to be made from a picture. */
export interface Rendition {
  /** The picture, as a path under content/media/. */
  readonly source: string;
  readonly width: number;
  readonly format: PictureFormat;
  readonly quality: number;
  /** Names the rendition in the cache by a hash of its sources, its width and its format. */
  readonly name: string;
}

interface RenditionSpec {
  /** In pixels, the widest last; none is made wider than the picture. */
  readonly widths: readonly number[];
  /** Better formats with their quality, best first. */
  readonly better: readonly (readonly ['avif' | 'webp', number])[];
  /** Quality of the fallback, unless that is PNG. */
  readonly quality: number;
}

const renditionSpecs: Readonly<Record<PictureSize, RenditionSpec>> = {
  wide: {
    widths: [412, 824, 1248, 1664],
    better: [
      ['avif', 48],
      ['webp', 68],
    ],
    quality: 72,
  },
  card: { widths: [320, 640, 960], better: [['webp', 68]], quality: 72 },
  portrait: { widths: [96, 240, 480], better: [['webp', 72]], quality: 76 },
};

/** Changed by hand when the code that makes renditions changes, so that all of them are made again. */
const version = 1;

function renditionWidths(widths: readonly number[], most: number): number[] {
  const within = widths.filter((width) => width <= most);
  return within.length === widths.length || within.includes(most) ? within : [...within, most];
}

/** Returns the props of the pictures that pages show, and collects the renditions that they need. */
export interface PictureCollector {
  readonly picture: (image: Image, size: PictureSize) => Picture;
  /** Renditions by their address. */
  readonly renditions: ReadonlyMap<string, Rendition>;
}

/** @param sources The pictures by path under content/media/. */
export function collectPictures(sources: ReadonlyMap<string, SourcePicture>): PictureCollector {
  const renditions = new Map<string, Rendition>();
  const known = new Map<string, Omit<Picture, 'alt' | 'caption'>>();

  function derive(file: string, source: SourcePicture, size: PictureSize): Omit<Picture, 'alt' | 'caption'> {
    const { widths, better, quality } = renditionSpecs[size];
    const hash = createHash('sha256')
      .update(JSON.stringify([version, source.digest, renditionSpecs[size]]))
      .digest('hex');
    const stem = path.parse(file).name;
    const variants = (format: PictureFormat, of: number) =>
      renditionWidths(widths, source.width).map((width) => {
        const src = `/static/${hash.slice(0, 8)}/${encodeURIComponent(stem)}-${String(width)}.${format}`;
        const name = `${hash.slice(0, 16)}-${String(width)}.${format}`;
        renditions.set(src, { source: file, width, format, quality: of, name });
        return { src, text: `${src} ${String(width)}w` };
      });
    const srcSet = (all: readonly { readonly text: string }[]) => all.map(({ text }) => text).join(',');
    const fallback = variants(endingOf(file) === '.png' ? 'png' : 'jpg', quality);
    const width = widths.at(-1) ?? source.width;
    return {
      width,
      height: Math.round((width * source.height) / source.width),
      src: fallback.at(-1)?.src ?? '',
      srcSet: srcSet(fallback),
      sources: better.map(([format, of]) => ({
        type: `image/${format}`,
        srcSet: srcSet(variants(format, of)),
      })),
    };
  }

  return {
    renditions,
    picture: (image, size) => {
      const source = sources.get(image.file);
      if (source === undefined) throw new Error(`There is no picture content/media/${image.file}.`);
      const key = `${size} ${image.file}`;
      const picture = known.get(key) ?? derive(image.file, source, size);
      known.set(key, picture);
      return { alt: image.alt, caption: image.caption ?? null, ...picture };
    },
  };
}
