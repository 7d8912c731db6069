import type { Example } from '../example';
import { Icon } from '../icon/Icon';
import { IconButton } from './IconButton';

export const iconButtonExamples: readonly Example[] = [
  {
    name: 'At rest',
    node: (
      <IconButton label="Search">
        <Icon name="search" />
      </IconButton>
    ),
  },
  {
    name: 'On ink',
    node: (
      <IconButton label="Open the menu">
        <Icon name="menu" />
      </IconButton>
    ),
    onInk: true,
  },
];
