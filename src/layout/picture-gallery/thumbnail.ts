import type { Picture } from '../../model/derive/pages/parts';

const widest = 824;

/** The narrow ones of a set such as /a.jpg 412w,/b.jpg 824w,/c.jpg 1248w, and at least the first. */
function narrow(srcSet: string): string {
  return srcSet
    .split(',')
    .filter((candidate, index) => index === 0 || Number.parseInt(candidate.split(' ')[1] ?? '', 10) <= widest)
    .join();
}

/** The picture as a thumbnail: the HTML need not hold what only the lightbox shows, nor its second best format. */
export function thumbnail(picture: Picture): Picture {
  return {
    ...picture,
    src: picture.srcSet.split(' ')[0] ?? picture.src,
    srcSet: narrow(picture.srcSet),
    sources: picture.sources.slice(0, 1).map(({ type, srcSet }) => ({ type, srcSet: narrow(srcSet) })),
  };
}
