import type { Tag } from '../../model/derive/tracking/tracking-settings';
import { createMetaPixel } from './meta-pixel';
import { createPixelImages } from './pixel-images';
import type { TrackingService } from './tracking-service';

/** Creates the advertising pixel, either with its script or as images from an endpoint. */
export function createPixel(pixel: Tag): TrackingService {
  return TRACKING.pixelEndpoint === null
    ? createMetaPixel(pixel)
    : createPixelImages(pixel.id, TRACKING.pixelEndpoint);
}
