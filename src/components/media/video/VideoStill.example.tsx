import type { Example } from '../../../ui/example';
import { VideoStill } from './VideoStill';

export const videoStillExamples: readonly Example[] = [
  {
    name: 'Without a picture',
    node: (
      <VideoStill
        href="/gallery/#video-still"
        picture={null}
        label="Watch the video of Thérèse Boisvert"
        length="12:04"
      />
    ),
  },
];
