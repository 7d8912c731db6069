import { PictureGallery } from '../../components/media/picture-gallery/PictureGallery';
import { VideoPlayer } from '../../components/media/video/VideoPlayer';
import type { SalePageProps } from './props';

/** More pictures and the video; nothing when there are none. */
export function SalePictures({ sale }: { readonly sale: SalePageProps }) {
  const { gallery, video } = sale;
  if (gallery.length === 0 && video === null) return null;
  return (
    <section id="pictures">
      <h2>{TEXTS.sections.pictures}</h2>
      {gallery.length > 0 && <PictureGallery pictures={gallery} />}
      {video !== null && <VideoPlayer video={video} />}
    </section>
  );
}
