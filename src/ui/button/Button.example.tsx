import type { Example } from '../example';
import { Icon } from '../icon/Icon';
import { Button } from './Button';

export const buttonExamples: readonly Example[] = [
  { name: 'Primary', node: <Button kind="primary">Register To Bid</Button> },
  { name: 'Secondary', node: <Button>View Details</Button> },
  {
    name: 'Large',
    node: (
      <Button kind="primary" size="large">
        Send Message
      </Button>
    ),
  },
  {
    name: 'With an icon',
    node: (
      <Button>
        <Icon name="search" />
        Search
      </Button>
    ),
  },
  {
    name: 'Busy',
    node: (
      <Button kind="primary" busy>
        Send Message
      </Button>
    ),
  },
  { name: 'Disabled', node: <Button disabled>View Bidding</Button> },
  {
    name: 'Long words with accents',
    node: <Button>Recevoir les prochaines enchères de Saint-Pierre-Jolys par courriel</Button>,
  },
  { name: 'Primary on ink', node: <Button kind="primary">View Bidding</Button>, onInk: true },
  { name: 'Secondary on ink', node: <Button>View Sales</Button>, onInk: true },
  { name: 'Disabled on ink', node: <Button disabled>View Bidding</Button>, onInk: true },
];
