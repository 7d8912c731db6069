import type { ComponentProps } from 'react';
import { Lightbox } from '../../../ui/lightbox/Lightbox';

const labels = {
  pictures: TEXTS.controls.pictures,
  picture: TEXTS.controls.picture,
  close: TEXTS.controls.close,
  previous: TEXTS.controls.previousPicture,
  next: TEXTS.controls.nextPicture,
  failed: TEXTS.controls.pictureFailed,
};

/** The lightbox with the site's labels; loaded when a picture is opened. */
export function GalleryLightbox(props: Omit<ComponentProps<typeof Lightbox>, 'labels'>) {
  return <Lightbox {...props} labels={labels} />;
}
