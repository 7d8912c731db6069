import type { Example } from '../example';
import { Icon } from '../icon/Icon';
import { IconButton } from './IconButton';

/** Examples open nothing. */
const onClick = () => undefined;

export const iconButtonExamples: readonly Example[] = [
  {
    name: 'At rest',
    node: (
      <IconButton label="Search" onClick={onClick}>
        <Icon name="search" />
      </IconButton>
    ),
  },
  {
    name: 'What it shows is shown',
    node: (
      <IconButton label="Menu" expanded onClick={onClick}>
        <Icon name="close" />
      </IconButton>
    ),
  },
  {
    name: 'On ink',
    node: (
      <IconButton label="Open the menu" onClick={onClick}>
        <Icon name="menu" />
      </IconButton>
    ),
    onInk: true,
  },
];
