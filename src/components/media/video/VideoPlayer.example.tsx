import type { Example } from '../../../ui/example';
import { VideoPlayer } from './VideoPlayer';

export const videoPlayerExamples: readonly Example[] = [
  {
    name: 'Without a picture',
    node: (
      <VideoPlayer
        video={{
          title: 'Conditions générales des enchères de Saint-Pierre-Jolys',
          src: '/none.mp4',
          captions: '/none.vtt',
          poster: null,
        }}
      />
    ),
    wide: true,
  },
];
