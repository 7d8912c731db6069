import type { Example } from '../example';
import { Icon } from './Icon';
import { iconPaths, type IconName } from './icon-paths';

const isIconName = (name: string): name is IconName => name in iconPaths;

export const iconExamples: readonly Example[] = [
  ...Object.keys(iconPaths)
    .filter(isIconName)
    .map((name) => ({ name, node: <Icon name={name} /> })),
  { name: 'On ink', node: <Icon name="phone" />, onInk: true },
];
