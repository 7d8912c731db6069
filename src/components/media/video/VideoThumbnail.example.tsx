import type { Example } from '../../../ui/example';
import { VideoThumbnail } from './VideoThumbnail';

export const videoStillExamples: readonly Example[] = [
  {
    name: 'Without a picture',
    node: (
      <VideoThumbnail href="/gallery/#video-still" picture={null} speaker="Thérèse Boisvert" length="12:04" />
    ),
  },
];
