import type { Picture } from '../../../lib/picture';

const widest = 824;

/** Returns the narrow files of a srcset such as "/a.jpg 412w,/b.jpg 824w,/c.jpg 1248w", at least the first. */
function narrow(srcSet: string): string {
  return srcSet
    .split(',')
    .filter((candidate, index) => index === 0 || Number.parseInt(candidate.split(' ')[1] ?? '', 10) <= widest)
    .join();
}

/** A small picture: the HTML leaves out the files that only the lightbox shows, and all but one of the fallback. */
export function Thumbnail({ picture }: { readonly picture: Picture }) {
  const { alt, width, height, src, srcSet, sources } = picture;
  const [best] = sources;
  return (
    <picture>
      {best !== undefined && (
        <source type={best.type} srcSet={narrow(best.srcSet)} sizes="(min-width: 40em) 19rem, 50vw" />
      )}
      <img src={srcSet.split(' ')[0] ?? src} width={width} height={height} alt={alt} loading="lazy" />
    </picture>
  );
}
