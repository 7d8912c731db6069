import type { Tag } from '../../model/derive/tracking/tracking-settings';
import { createMetaPixel } from './meta-pixel';
import { createPixelImages } from './pixel-images';
import type { TrackingService } from './tracking-service';

/** The advertising pixel, by its script or as pictures of an address of its own. */
export function createPixel(pixel: Tag): TrackingService {
  return TRACKING.pixelEndpoint === null
    ? createMetaPixel(pixel)
    : createPixelImages(pixel.id, TRACKING.pixelEndpoint);
}
