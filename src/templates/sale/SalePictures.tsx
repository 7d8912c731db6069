import { PictureGallery } from '../../components/media/picture-gallery/PictureGallery';
import { VideoPlayer } from '../../components/media/video/VideoPlayer';
import type { SalePageProps } from './props';
import { Fold } from '../../ui/fold/Fold';

/** More pictures and the video; nothing if there are none. */
export function SalePictures({ sale }: { readonly sale: SalePageProps }) {
  const { gallery, video } = sale;
  if (gallery.length === 0 && video === null) return null;
  return (
    <Fold id="pictures" heading={TEXTS.sections.pictures}>
      {gallery.length > 0 && <PictureGallery pictures={gallery} />}
      {video !== null && <VideoPlayer video={video} />}
    </Fold>
  );
}
