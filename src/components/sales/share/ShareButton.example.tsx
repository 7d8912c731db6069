import type { Example } from '../../../ui/example';
import { ShareButton } from './ShareButton';

export const shareButtonExamples: readonly Example[] = [
  { name: 'At rest', node: <ShareButton title="Burnt Birch Ranch" /> },
  { name: 'On ink', node: <ShareButton title="Burnt Birch Ranch" />, onInk: true },
];
