import type { Example } from '../../../ui/example';
import { Player } from './Player';
import type { RecordingProps } from '../../../model/derive/recording';

export const sampleRecording: RecordingProps = {
  id: 'sample',
  title: 'Conditions générales des enchères de Saint-Pierre-Jolys',
  href: '/gallery/#player',
  src: '/none.mp3',
  type: 'audio/mpeg',
  size: 'MP3, 387 kB',
  seconds: 97,
  length: '1 minute 37 seconds',
  show: 'The Farmland Exchange',
  cover: null,
};

const hours: RecordingProps = { ...sampleRecording, id: 'hours', title: 'En bloc', seconds: 7384 };

export const playerExamples: readonly Example[] = [
  { name: 'At rest', node: <Player recording={sampleRecording} />, wide: true },
  { name: 'Two hours', node: <Player recording={hours} /> },
];
