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
    name: 'What it shows is shown',
    node: (
      <IconButton label="Menu" expanded>
        <Icon name="close" />
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
