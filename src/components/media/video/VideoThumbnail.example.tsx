import type { Example } from '../../../ui/example';
import { VideoThumbnail } from './VideoThumbnail';

export const videoThumbnailExamples: readonly Example[] = [
  {
    name: 'Without a picture',
    node: (
      <VideoThumbnail
        href="/gallery/#video-thumbnail"
        picture={null}
        speaker="Thérèse Boisvert"
        length="12:04"
      />
    ),
  },
];
