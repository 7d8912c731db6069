import type { PictureSize } from '../../page-data/build-context';
import type { Image } from '../../model/schema/fields';
import type { RequestedAssets } from './asset-collector';
import type { Picture } from '../../lib/picture';

/** The part of gatsby-plugin-image's data that we use; it is JSON of a fixed shape. */
interface ImageData {
  readonly width: number;
  readonly height: number;
  readonly images: {
    readonly fallback?: { readonly src: string; readonly srcSet: string };
    readonly sources?: readonly { readonly type: string; readonly srcSet: string }[];
  };
}

interface PictureNode {
  readonly relativePath: string;
  readonly childImageSharp: { readonly image: ImageData } | null;
}

type Pictures = Readonly<Record<PictureSize, { readonly nodes: readonly PictureNode[] }>>;

/** Gatsby's graphql, as far as it is used here. */
export type QueryPictures = (
  query: string,
  files: Readonly<Record<PictureSize, readonly string[]>>,
) => Promise<{ readonly data?: Pictures; readonly errors?: unknown }>;

/** The widest rendition of each size in pixels; it must be the last breakpoint of the query below. */
const widest: Readonly<Record<PictureSize, number>> = { wide: 1248, card: 640, portrait: 480 };

const query = `
  query Pictures($wide: [String!]!, $card: [String!]!, $portrait: [String!]!) {
    wide: allFile(filter: { sourceInstanceName: { eq: "content" }, relativePath: { in: $wide } }) {
      nodes {
        relativePath
        childImageSharp {
          image: gatsbyImageData(
            layout: FULL_WIDTH, breakpoints: [412, 824, 1248], formats: [AUTO, WEBP, AVIF], placeholder: NONE
            jpgOptions: { quality: 72 }, webpOptions: { quality: 68 }, avifOptions: { quality: 50 }
          )
        }
      }
    }
    card: allFile(filter: { sourceInstanceName: { eq: "content" }, relativePath: { in: $card } }) {
      nodes {
        relativePath
        childImageSharp {
          image: gatsbyImageData(
            layout: FULL_WIDTH, breakpoints: [320, 640], formats: [AUTO, WEBP], placeholder: NONE
            jpgOptions: { quality: 72 }, webpOptions: { quality: 68 }
          )
        }
      }
    }
    portrait: allFile(filter: { sourceInstanceName: { eq: "content" }, relativePath: { in: $portrait } }) {
      nodes {
        relativePath
        childImageSharp {
          image: gatsbyImageData(
            layout: FULL_WIDTH, breakpoints: [96, 240, 480], formats: [AUTO, WEBP], placeholder: NONE
            jpgOptions: { quality: 76 }, webpOptions: { quality: 72 }
          )
        }
      }
    }
  }
`;

function toPicture(
  { images, width, height }: ImageData,
  size: PictureSize,
): Omit<Picture, 'alt' | 'caption'> | null {
  const { fallback, sources = [] } = images;
  if (fallback === undefined) return null;
  return {
    width: widest[size],
    height: Math.round((widest[size] * height) / width),
    src: fallback.src,
    srcSet: fallback.srcSet.replace(/,\s+/g, ','),
    // Best first: browsers take the first source that they can show.
    sources: [...sources]
      .sort((a, b) => a.type.localeCompare(b.type))
      .map(({ type, srcSet }) => ({ type, srcSet: srcSet.replace(/,\s+/g, ',') })),
  };
}

/**
 * Processes every wanted picture at its widths (cached between builds) and returns a lookup. The lookup throws for a
 * picture that was not processed, so that no page silently goes without: one that a page requests only after another
 * is available is not among the wanted.
 *
 * @throws When the image pipeline reports errors.
 */
export async function processPictures(
  queryPictures: QueryPictures,
  wanted: RequestedAssets['pictures'],
): Promise<(image: Image, size: PictureSize) => Picture> {
  const paths = (size: PictureSize) => [...wanted[size]].map((file) => `media/${file}`).sort();
  const answer = await queryPictures(query, {
    wide: paths('wide'),
    card: paths('card'),
    portrait: paths('portrait'),
  });
  if (answer.data === undefined || answer.errors !== undefined) {
    throw new Error(`The pictures could not be processed: ${String(answer.errors)}`);
  }
  const made = new Map<string, Omit<Picture, 'alt' | 'caption'>>();
  for (const size of ['wide', 'card', 'portrait'] as const) {
    for (const { relativePath, childImageSharp } of answer.data[size].nodes) {
      const picture = childImageSharp === null ? null : toPicture(childImageSharp.image, size);
      if (picture !== null) made.set(`${size} ${relativePath}`, picture);
    }
  }
  return (image, size) => {
    const picture = made.get(`${size} media/${image.file}`);
    if (picture === undefined)
      throw new Error(`content/media/${image.file} was not made in the size "${size}".`);
    return { alt: image.alt, caption: image.caption ?? null, ...picture };
  };
}
