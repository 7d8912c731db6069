import { VideoPlayer } from '../../layout/video/VideoPlayer';
import type { SalePageProps } from '../../model/derive/pages/sale-props';
import { Columns } from '../../ui/columns/Columns';
import { Figure } from '../../ui/figure/Figure';

/** More pictures and the video; nothing when there are none. */
export function SalePictures({ sale }: { readonly sale: SalePageProps }) {
  const { gallery, video } = sale;
  if (gallery.length === 0 && video === null) return null;
  return (
    <section id="pictures">
      <h2>Pictures</h2>
      <Columns>
        {gallery.map((picture) => (
          <Figure key={picture.src} picture={picture} sizes="(min-width: 1024px) 38rem, 100vw" />
        ))}
      </Columns>
      {video !== null && <VideoPlayer video={video} />}
    </section>
  );
}
